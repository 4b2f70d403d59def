import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inFlow, padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { moneyNoticeAccessibility } from './MoneyNotice.accessibility.ts';
import { MoneyNotice, type MoneyNoticeProps } from './MoneyNotice.tsx';

const meta = preview.meta({
  id: 'components-moneynotice',
  title: 'Components/Feedback/MoneyNotice',
  component: MoneyNotice,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: moneyNoticeAccessibility },
  args: { label: 'Your money', sentence: 'Nothing was taken.' },
});

export const NothingTaken = meta.story({
  decorators: [inFlow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your money' })).toBeVisible();
  },
});

export const Checking = meta.story({
  decorators: [inFlow],
  args: {
    tone: 'warning',
    sentence: 'Don’t pay again.',
    children:
      'It may or may not have been taken. The answer will be on your billing page by 11:04 AM tomorrow.',
  },
});

const all = permutations<MoneyNoticeProps>({
  tone: ['plain', 'positive', 'warning', 'critical'],
  children: [undefined, 'If your bank shows a charge, it disappears within days.'],
});

export const Permutations = meta.story({
  render: (args) => (
    <PermutationPage of={all}>{(props) => <MoneyNotice {...args} {...props} />}</PermutationPage>
  ),
});
