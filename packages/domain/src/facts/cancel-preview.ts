import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { isSame, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';
import { type Uncovered, uncoveredOn } from './left-due.ts';
import { nextDebit } from './next-debit.ts';

/** What canceling a scheduled payment comes to, told before it is done (product decision "Consequence preview"). */
export interface ScheduledCancelPreview {
  /** Auto Pay's next debit, where it takes more then. */
  readonly autoPay: { readonly date: BusinessDate; readonly before: Money; readonly after: Money } | null;
  /** What is left to pay by hand of what falls due next, and what was before. */
  readonly uncovered: (Uncovered & { readonly before: Money }) | null;
}

/**
 * What canceling scheduled payments comes to.
 * @param retries on which days whoever debits tries a declined Auto Pay debit again
 */
export function scheduledCancelPreview(
  facts: AccountFacts,
  cancelled: readonly Pick<Payment, 'id'>[],
  today: BusinessDate,
  retries?: AutoPaySettings,
): ScheduledCancelPreview {
  const gone = new Set(cancelled.map(({ id }) => id));
  const after: AccountFacts = { ...facts, payments: facts.payments.filter(({ id }) => !gone.has(id)) };
  const [debit, debitAfter] = [nextDebit(facts, today, retries), nextDebit(after, today, retries)];
  const isMore =
    debit !== null && debitAfter !== null && !isSame(debit.estimatedAmount, debitAfter.estimatedAmount);
  const uncovered = uncoveredOn(after, today, retries);
  return {
    autoPay: isMore
      ? { date: debitAfter.date, before: debit.estimatedAmount, after: debitAfter.estimatedAmount }
      : null,
    uncovered: uncovered && {
      ...uncovered,
      before: uncoveredOn(facts, today, retries)?.amount ?? zero,
    },
  };
}
