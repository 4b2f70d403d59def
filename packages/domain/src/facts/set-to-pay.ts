import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { MethodSnapshot } from '../method/payment-method.ts';
import { isPositive, isSame, largest, subtract, sum, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { blocksOthers } from '../payment/blocks-others.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';
import { balanceOn } from './balance.ts';
import { canBeDebited, canBeMade } from './can-be-made.ts';
import { nextDebit, nextDebitMethod } from './next-debit.ts';

/** A payment that leaves by itself. */
export interface SetDebit {
  readonly date: BusinessDate;
  readonly amount: Money;
  readonly method: MethodSnapshot;
  /** Who scheduled it; `null` where Auto Pay takes it. */
  readonly madeBy: Payment['createdBy'] | null;
}

/** What leaves by itself by the day on which the bill falls due, and what is left for the customer to pay. */
export interface SetToPay {
  /** At least one; the first to leave first, Auto Pay after others of its day. */
  readonly payments: readonly SetDebit[];
  /** Zero where all that is due is covered. */
  readonly left: Money;
}

/** Whether one payment pays all that is due: it alone is all there is to tell. */
export const isOneForAll = ({ payments, left }: SetToPay): boolean =>
  payments.length === 1 && !isPositive(left);

/** Whether something is charged besides what is paid now: Auto Pay takes less then, what is scheduled stays as it is. */
export const isChargedBesides = ({ payments }: Pick<SetToPay, 'payments'>): boolean =>
  payments.some(({ madeBy }) => madeBy !== null);

/** Scheduled payments that are not among what pays the bill: their day or their method leaves them out. */
export const scheduledBesides = (scheduled: readonly Payment[], set: SetToPay | null): readonly Payment[] =>
  scheduled.filter(
    ({ paymentDate, amount }) =>
      !set?.payments.some(
        (debit) => debit.madeBy !== null && debit.date === paymentDate && isSame(debit.amount, amount),
      ),
  );

/** The debit of Auto Pay, where it comes in time, takes something, and its method will be able to pay. */
export function debitBy(
  facts: AccountFacts,
  today: BusinessDate,
  dueDate: BusinessDate,
  retries?: AutoPaySettings,
): SetDebit | null {
  const debit = nextDebit(facts, today, retries);
  const method = nextDebitMethod(facts, today);
  if (!debit || !method || debit.date > dueDate || !isPositive(debit.estimatedAmount)) return null;
  if (!canBeDebited(facts, method.methodId, debit.date)) return null;
  return { date: debit.date, amount: debit.estimatedAmount, method, madeBy: null };
}

/**
 * What is set to pay the bill without anybody doing anything.
 * @returns `null` where nothing is, where something is past due, and while a payment of the account is not confirmed
 */
export function setToPay(
  facts: AccountFacts,
  today: BusinessDate,
  retries?: AutoPaySettings,
): SetToPay | null {
  const { amountDue, pastDue, nextDueDate } = balanceOn(facts, today);
  if (!isPositive(amountDue) || isPositive(pastDue) || !nextDueDate) return null;
  if (facts.payments.some(blocksOthers)) return null;
  const scheduled = facts.payments
    .filter(
      (payment) =>
        payment.status === 'scheduled' && payment.paymentDate <= nextDueDate && canBeMade(facts, payment),
    )
    .map(
      ({ paymentDate, amount, method, createdBy }): SetDebit => ({
        date: paymentDate,
        amount,
        method,
        madeBy: createdBy,
      }),
    );
  const debit = debitBy(facts, today, nextDueDate, retries);
  const payments = [...scheduled, ...(debit ? [debit] : [])].sort((a, b) => a.date.localeCompare(b.date));
  if (payments.length === 0) return null;
  const left = subtract(amountDue, sum(payments.map(({ amount }) => amount)));
  return { payments, left: largest(left, zero) };
}
