import { isPositive } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { OutcomeCode } from '../outcomes/outcomes.ts';
import { outcomeOfPayment } from '../payment/outcome-of-payment.ts';
import type { Payment } from '../payment/payment.ts';
import { paymentMoneyState } from '../payment/payment-money-state.ts';

/** How enrolling ended (spec section 4). */
export type EnrolmentEnding =
  /** Auto Pay is on, with something left to pay by it or not. */
  | { readonly ending: 'enrolled'; readonly hasBalance: boolean }
  /** Partial failure: the payment was made, the enrolment was not. */
  | { readonly ending: 'paidOnly'; readonly outcome: 'LW-APY-021' | 'LW-APY-022' }
  /** Nothing was paid and nothing is on. */
  | { readonly ending: 'failed'; readonly outcome: 'LW-APY-020' }
  /** The payment was refused: what it was refused for is told, and nothing is on. */
  | { readonly ending: 'notPaid'; readonly outcome: OutcomeCode }
  /** Nobody knows whether the payment was taken: nothing is on. */
  | { readonly ending: 'checking'; readonly outcome: 'LW-PAY-040' };

const paidOnly = { taken: 'LW-APY-021', held: 'LW-APY-022' } as const satisfies Partial<
  Record<string, OutcomeCode>
>;

/**
 * Whether to go on with enrolling after the payment of the same pass: not before it is known that its money was taken, or is
 * on its way. @param payment `null` where somebody enrolls only
 */
export const goesOnToEnroll = (payment: Pick<Payment, 'status'> | null): boolean => {
  const state = payment && paymentMoneyState[payment.status];
  return state === null || state === 'taken' || state === 'held';
};

/** How it ended: what came of the payment, where there was one, then of the enrolment. @param amountDue what is due after it */
export function enrolmentEnding(
  payment: Pick<Payment, 'status' | 'statusReason'> | null,
  isEnrolled: boolean,
  amountDue: Money,
): EnrolmentEnding {
  if (isEnrolled) return { ending: 'enrolled', hasBalance: isPositive(amountDue) };
  if (!payment) return { ending: 'failed', outcome: 'LW-APY-020' };
  const state = paymentMoneyState[payment.status];
  if (state === 'checking') return { ending: 'checking', outcome: 'LW-PAY-040' };
  if (state === 'taken' || state === 'held') return { ending: 'paidOnly', outcome: paidOnly[state] };
  const refused = outcomeOfPayment(payment);
  return refused ? { ending: 'notPaid', outcome: refused } : { ending: 'failed', outcome: 'LW-APY-020' };
}
