import { billingSummaryOf, storyScenario } from '@linework/fixtures';
import { samplePayment } from '@linework/parts/payment/sample';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { KeptPaymentNotice } from './KeptPaymentNotice.tsx';

const scenario = storyScenario('current');
const summary = billingSummaryOf(scenario);
const kept = {
  choice: 'amountDue',
  amount: summary.balance.amountDue,
  overpaymentConfirmed: false,
  keptOn: scenario.today,
  hasFailed: false,
  href: '/billing/pay-bill?open=otp&step=method',
  onDiscard: fn(),
} as const;
/** Its payment was refused. */
const refused = {
  kept: { ...kept, hasFailed: true },
  summary: { ...summary, lastFailed: samplePayment(scenario, { status: 'failed' }) },
};

/** What the account's summary and billing home say first of a payment that was begun and left. */
const meta = preview.meta({
  title: 'Flows/Billing home/Payment left',
  parameters: { layout: 'padded' },
  component: KeptPaymentNotice,
  args: { kept, summary },
});

export const Left = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^You started a payment of \$178\.25 today\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue the payment' })).toHaveAttribute(
      'href',
      kept.href,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.kept.onDiscard).toHaveBeenCalledOnce();
  },
});

export const LeftInSpanish = meta.story({
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Hoy usted dejó un pago de \$178\.25 sin terminar\.$/)).toBeVisible();
  },
});

export const Refused = meta.story({
  args: refused,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your \$178\.25 payment didn’t go through\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', kept.href);
  },
});

export const RefusedInSpanish = meta.story({
  args: refused,
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Su pago de \$178\.25 no se realizó\.$/)).toBeVisible();
  },
});

/** Nothing is due any more: nothing asks to go on with it. */
export const NothingDue = meta.story({
  args: { summary: billingSummaryOf(storyScenario('nothingDue')) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
