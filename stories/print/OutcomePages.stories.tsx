import { storyScenario } from '@linework/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PrintedOutcome } from './PrintedOutcome.tsx';

const { account } = storyScenario('current').facts;

const meta = preview.meta({
  title: 'Print/Outcome pages',
  component: PrintedOutcome,
  tags: ['mode:print'],
  globals: { medium: 'paper', viewport: { value: 'letter', isRotated: false } },
  parameters: { paperOwner: account },
  args: { onAction: fn() },
});

export const NothingTaken = meta.story({
  args: { code: 'LW-PAY-012' },
  play: async ({ canvas, canvasElement, words }) => {
    await expect(canvas.getByText('Linework Business')).toBeVisible();
    const owner = canvas.getByText(words('shell').part('account', { lastFour: account.number.slice(-4) }));
    await expect(owner).toHaveTextContent(account.companyName);
    await expect(canvasElement).toHaveTextContent('Reference LW-PAY-012 · 7F3K-29QD');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const BeingChecked = meta.story({ args: { code: 'LW-PAY-040' } });

export const ServiceUnavailable = meta.story({ args: { code: 'LW-SYS-010' } });
