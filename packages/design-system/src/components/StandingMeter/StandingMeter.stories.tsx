import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone, padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { standingMeterAccessibility } from './StandingMeter.accessibility.ts';
import { StandingMeter, type StandingMeterProps } from './StandingMeter.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/StandingMeter',
  id: 'components-standingmeter',
  component: StandingMeter,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: standingMeterAccessibility },
});

export const Suspension = meta.story({
  args: { tone: 'warning', filled: 2, children: '43 days past due' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('43 days past due')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-filled]')).toHaveLength(2);
    await expect(canvas.queryByRole('meter')).not.toBeInTheDocument();
  },
});

export const LongContent = meta.story({
  globals: onPhone,
  args: { tone: 'critical', filled: 4, children: '1,104 días de atraso' },
});

const all = permutations<Pick<StandingMeterProps, 'tone' | 'filled'>>({
  tone: ['warning', 'critical'],
  filled: [0, 1, 2, 3, 4],
});

export const Permutations = meta.story({
  args: { tone: 'warning', filled: 0, children: '43 days past due' },
  render: () => (
    <PermutationPage of={all}>
      {({ tone = 'warning', filled = 0 }) => (
        <StandingMeter tone={tone} filled={filled}>
          43 days past due
        </StandingMeter>
      )}
    </PermutationPage>
  ),
});
