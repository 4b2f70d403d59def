import { addDays, type BusinessDate } from '../dates/business-date.ts';
import type { PayingBrings } from '../facts/paying-brings.ts';
import type { Money } from '../money/money.ts';
import type { ScheduledOverview } from './scheduled-overview.ts';

/** What somebody owes all the same who cancels a payment. */
export type DueByCanceling =
  /** It is past due already, and the service hangs on it. */
  | { readonly kind: 'pastDue'; readonly amount: Money; readonly brings: PayingBrings }
  /** Nothing that is set pays it by its day; from the day after it is past due. */
  | {
      readonly kind: 'due';
      readonly amount: Money;
      readonly dueDate: BusinessDate;
      readonly pastDueFrom: BusinessDate;
    };

/** What stays due, told before a payment is canceled; `null` where the rest that is set pays all in time. */
export function dueByCanceling({
  options: { balance, payingBrings: brings },
  cancelPreview: { uncovered },
}: Pick<ScheduledOverview, 'options' | 'cancelPreview'>): DueByCanceling | null {
  if (brings) return { kind: 'pastDue', amount: balance.pastDueNet, brings };
  if (!uncovered) return null;
  const { amount, dueDate } = uncovered;
  return { kind: 'due', amount, dueDate, pastDueFrom: addDays(dueDate, 1) };
}
