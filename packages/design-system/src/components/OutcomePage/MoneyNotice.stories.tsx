import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inFlow, onPhone, padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { moneyNoticeAccessibility } from './MoneyNotice.accessibility.ts';
import { MoneyNotice, type MoneyNoticeProps } from './MoneyNotice.tsx';

const due = { label: 'Still due December 6', cents: 17_325 };

const meta = preview.meta({
  id: 'components-moneynotice',
  title: 'Components/Feedback/MoneyNotice',
  component: MoneyNotice,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: moneyNoticeAccessibility },
  args: { tone: 'positive', sentence: 'You weren’t charged.', due } satisfies MoneyNoticeProps,
});

export const NothingTaken = meta.story({
  decorators: [inFlow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'You weren’t charged.' })).toBeVisible();
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Still due December 6 $173.25');
  },
});

export const Checking = meta.story({
  decorators: [inFlow],
  args: {
    tone: 'warning',
    sentence: 'Don’t pay again.',
    children:
      'It may or may not have been taken. Your billing page will have an update by 11:04 AM tomorrow.',
    due: undefined,
  },
});

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    sentence: 'No se cobró nada de su tarjeta ni de ninguna otra cuenta.',
    children: 'Si su banco muestra un cargo en proceso, desaparecerá en unos días.',
    due: { label: 'Aún por pagar a más tardar el 6 de diciembre de 2026', cents: 1_317_325 },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const all = permutations<MoneyNoticeProps>({
  tone: ['plain', 'information', 'positive', 'warning', 'critical'],
  due: [undefined, due],
  children: [undefined, 'If your bank shows a charge, it disappears within days.'],
});

export const Permutations = meta.story({
  render: (args) => (
    <PermutationPage of={all}>{(props) => <MoneyNotice {...args} {...props} />}</PermutationPage>
  ),
});
