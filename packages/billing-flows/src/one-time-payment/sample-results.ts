import type { Money, OutcomeCode, Payment, PaymentOptions, Refund } from '@linework/domain';
import { paymentOptionsOf, type ScenarioName, storyScenario } from '@linework/fixtures';
import { refused, samplePayment } from '@linework/parts/payment/sample';
import type { OneTimePaymentContext } from './one-time-payment.types.ts';
import { answersOf } from './SampleFlow.tsx';

/** The page after an outcome that no payment came of, with what the scenario's customer had answered before it. */
export const told = (
  outcome: OutcomeCode,
  scenario: ScenarioName = 'current',
): Partial<OneTimePaymentContext> => ({
  ...answersOf(scenario),
  result: refused(outcome),
});

/** The page after a payment, as it stands, with the figures that its answer brought: nothing is left of the amount due. */
export const ended = (
  outcome: OutcomeCode,
  changes: Partial<Payment>,
  options: PaymentOptions | null = paymentOptionsOf(storyScenario('nothingDue')),
): Partial<OneTimePaymentContext> => ({
  ...answersOf('current'),
  result: {
    outcome,
    options,
    reference: null,
    payment: samplePayment(storyScenario('current'), changes),
  },
});

/** The receipt of a payment of days before, read again. @param balanceAfter what the account came to once it had posted @param refunds what was given back since */
export const readLater = (
  balanceAfter: Money | null,
  refunds: readonly Refund[] = [],
): Partial<OneTimePaymentContext> => ({
  ...answersOf('current'),
  result: {
    outcome: 'LW-PAY-001',
    options: null,
    reference: null,
    isFound: true,
    isReopened: true,
    balanceAfter,
    refunds,
    payment: samplePayment(storyScenario('current'), {
      paymentDate: '2026-11-10',
      postedDate: '2026-11-11',
      requestedAt: '2026-11-10T15:12:00.000Z',
    }),
  },
});
