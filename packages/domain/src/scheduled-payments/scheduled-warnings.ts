import type { AutoPaySettings } from '../auto-pay/settings.ts';
import { type BusinessDate, daysBetween } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { balanceOn } from '../facts/balance.ts';
import { leftDueBy } from '../facts/left-due.ts';
import { type NextDebit, nextDebit } from '../facts/next-debit.ts';
import { debitBy, type SetDebit } from '../facts/set-to-pay.ts';
import { isExpired } from '../method/card-expiration.ts';
import { isPositive, sum, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';

/** What somebody should know of a payment that waits for its day. */
export type ScheduledWarning =
  /** The card works no more on its day. Its expiration is `YYYY-MM`. */
  | { readonly warning: 'cardExpires'; readonly expirationDate: string }
  /** Of what falls due by its day this is left, with all else that leaves by then. */
  | { readonly warning: 'coversLess'; readonly left: Money }
  /** Auto Pay takes this in the same week. */
  | { readonly warning: 'autoPayNear'; readonly date: BusinessDate; readonly amount: Money }
  /** This much is past due now: the payment leaves on its day all the same, and stops nothing before. */
  | { readonly warning: 'pastDue'; readonly amount: Money };

/** Two debits in any seven days may be meant for the same bill. */
const daysOfWeek = 7;

function cardWarning({ methods }: AccountFacts, { method, paymentDate }: Payment): ScheduledWarning | null {
  const used = methods.find(({ id }) => id === method.methodId);
  if (used?.type !== 'creditCard' || !isExpired(used.expirationDate, paymentDate)) return null;
  return { warning: 'cardExpires', expirationDate: used.expirationDate };
}

/** The payment itself counts as made: that its card expires is told by itself. */
function coverWarning(
  facts: AccountFacts,
  { id, amount, paymentDate }: Payment,
  debit: SetDebit | null,
): ScheduledWarning | null {
  const others = { ...facts, payments: facts.payments.filter((one) => one.id !== id) };
  const left = leftDueBy(others, paymentDate, sum([amount, debit?.amount ?? zero]));
  return isPositive(left) ? { warning: 'coversLess', left } : null;
}

function autoPayWarning({ paymentDate }: Payment, debit: NextDebit | null): ScheduledWarning | null {
  if (!debit || !isPositive(debit.estimatedAmount)) return null;
  const isNear = Math.abs(daysBetween(debit.date, paymentDate)) < daysOfWeek;
  return isNear ? { warning: 'autoPayNear', date: debit.date, amount: debit.estimatedAmount } : null;
}

/**
 * What to warn of on a scheduled payment, gravest first.
 * @param retries on which days whoever debits tries a declined Auto Pay debit again
 */
export function scheduledWarnings(
  facts: AccountFacts,
  payment: Payment,
  today: BusinessDate,
  retries?: AutoPaySettings,
): ScheduledWarning[] {
  const debit = nextDebit(facts, today, retries);
  const { pastDueNet } = balanceOn(facts, today);
  return [
    isPositive(pastDueNet) ? ({ warning: 'pastDue', amount: pastDueNet } as const) : null,
    cardWarning(facts, payment),
    coverWarning(facts, payment, debitBy(facts, today, payment.paymentDate, retries)),
    autoPayWarning(payment, debit),
  ].filter((warning) => warning !== null);
}
