import type { BusinessDate } from '../dates/business-date.ts';
import { isSame } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';
import { type Uncovered, uncoveredOn } from './left-due.ts';
import { nextDebit } from './next-debit.ts';

/** What canceling a scheduled payment comes to, told before it is done (product decision "Consequence preview"). */
export interface ScheduledCancelPreview {
  /** Auto Pay's next debit, where it takes more then. */
  readonly autoPay: { readonly date: BusinessDate; readonly before: Money; readonly after: Money } | null;
  /** What is left to pay by hand of what falls due next. */
  readonly uncovered: Uncovered | null;
}

/** What canceling scheduled payments comes to. */
export function scheduledCancelPreview(
  facts: AccountFacts,
  cancelled: readonly Pick<Payment, 'id'>[],
  today: BusinessDate,
): ScheduledCancelPreview {
  const gone = new Set(cancelled.map(({ id }) => id));
  const after: AccountFacts = { ...facts, payments: facts.payments.filter(({ id }) => !gone.has(id)) };
  const [debit, debitAfter] = [nextDebit(facts, today), nextDebit(after, today)];
  const isMore =
    debit !== null && debitAfter !== null && !isSame(debit.estimatedAmount, debitAfter.estimatedAmount);
  return {
    autoPay: isMore
      ? { date: debitAfter.date, before: debit.estimatedAmount, after: debitAfter.estimatedAmount }
      : null,
    uncovered: uncoveredOn(after, today),
  };
}
