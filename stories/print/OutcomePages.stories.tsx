import { storyScenario } from '@linework/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from '../outcomes/OutcomeView.tsx';

const meta = preview.meta({
  title: 'Print/Outcome pages',
  component: OutcomeView,
  tags: ['mode:print'],
  globals: { medium: 'paper', viewport: { value: 'letter', isRotated: false } },
  parameters: { paperOwner: storyScenario('current').facts.account },
  args: { onAction: fn() },
});

export const NothingTaken = meta.story({
  args: { code: 'LW-PAY-012' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Reference LW-PAY-012 · 7F3K-29QD · November 21, 2026/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const BeingChecked = meta.story({ args: { code: 'LW-PAY-040' } });

export const ServiceUnavailable = meta.story({ args: { code: 'LW-SYS-010' } });

export const ACard = meta.story({ args: { code: 'LW-BIL-010' } });
