import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { CheckIcon, ClockIcon } from '../Icon/icons.ts';
import { statusTextAccessibility } from './StatusText.accessibility.ts';
import { StatusText, type StatusTextProps } from './StatusText.tsx';

const args: StatusTextProps = { icon: CheckIcon, tone: 'positive', children: 'Posted' };

const meta = preview.meta({
  title: 'Components/StatusText',
  component: StatusText,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: statusTextAccessibility },
  args,
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Posted')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const LongContent = meta.story({
  args: { icon: ClockIcon, tone: 'muted', children: 'Aún sin confirmar por el banco de la empresa' },
});

const all = permutations<Pick<StatusTextProps, 'tone'>>({
  tone: ['muted', 'brand', 'positive', 'warning', 'critical'],
});

export const Permutations = meta.story({
  render: () => (
    <PermutationPage of={all}>
      {(props) => (
        <StatusText icon={ClockIcon} {...props}>
          Not paid yet
        </StatusText>
      )}
    </PermutationPage>
  ),
});
