import type { BusinessDate } from '../dates/business-date.ts';
import { add, largest, subtract, sum, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';
import { type Balance, balanceOn } from './balance.ts';
import { canBeMade } from './can-be-made.ts';

/**
 * How what is owed is paid by a day: `owed + ahead = onTheirWay + scheduled + debit`. Where Auto Pay takes anything, nothing
 * is paid ahead: nothing is paid twice, and nothing owed is left.
 */
export interface DebitSum {
  /** What is owed, gross of what pays it. */
  readonly owed: Money;
  /** Payments accepted and not posted yet, one that is made now among them. */
  readonly onTheirWay: Money;
  /** Payments scheduled to leave no later than the day, but for those that cannot be made: the debit takes what they leave. */
  readonly scheduled: Money;
  /** What is left for Auto Pay to take on the day. */
  readonly debit: Money;
  /** What the payments come to beyond all that is owed: the customer is ahead by it. */
  readonly ahead: Money;
  /** Payments scheduled to leave after the day: they pay ahead what Auto Pay has taken by then. */
  readonly scheduledLater: readonly Payment[];
}

/** What was on its way before, where a payment is made now. @param payNow what the sum was asked with */
export const onTheirWayBefore = ({ onTheirWay }: Pick<DebitSum, 'onTheirWay'>, payNow: Money): Money =>
  subtract(onTheirWay, payNow);

/** What of an account a debit is reckoned from. */
export type DebitedFacts = Pick<AccountFacts, 'account' | 'ledger' | 'methods' | 'payments'>;

/**
 * How payments on their way, scheduled ones and an Auto Pay debit on a day add up (product decision "Will Auto Pay still
 * charge?").
 * @param payNow what is paid before anything else, by a payment that is not among the facts yet
 */
export function debitSum(
  facts: DebitedFacts,
  date: BusinessDate,
  today: BusinessDate,
  payNow: Money = zero,
): DebitSum {
  const waiting = facts.payments.filter(
    (payment) => payment.status === 'scheduled' && canBeMade(facts, payment),
  );
  return debitSumOf(balanceOn(facts, today), waiting, date, payNow);
}

/** The same from an account's figures, for whoever has no more than these. @param waiting scheduled payments that can be made */
export function debitSumOf(
  { pastDue, newCharges, pending }: Pick<Balance, 'pastDue' | 'newCharges' | 'pending'>,
  waiting: readonly Payment[],
  date: BusinessDate,
  payNow: Money = zero,
): DebitSum {
  const owed = add(pastDue, newCharges);
  const onTheirWay = add(pending, payNow);
  const scheduled = sum(waiting.filter(({ paymentDate }) => paymentDate <= date).map(({ amount }) => amount));
  const left = subtract(owed, add(onTheirWay, scheduled));
  return {
    owed,
    onTheirWay,
    scheduled,
    debit: largest(left, zero),
    ahead: largest(subtract(zero, left), zero),
    scheduledLater: waiting
      .filter(({ paymentDate }) => paymentDate > date)
      .sort((a, b) => a.paymentDate.localeCompare(b.paymentDate)),
  };
}
