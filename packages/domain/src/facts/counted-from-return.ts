import type { BusinessDate } from '../dates/business-date.ts';
import type { BillingSummary } from './billing-summary.ts';

/**
 * The day on which a payment came back, where the days past due are counted from it: what it had paid is owed anew since
 * then, whatever bill it was for. `null` where the oldest of what is past due is anything else.
 */
export function countedFromReturn({
  balance,
  openCharges,
}: Pick<BillingSummary, 'openCharges'> & {
  readonly balance: Pick<BillingSummary['balance'], 'oldestUnpaidDueDate'>;
}): BusinessDate | null {
  const [oldest] = openCharges;
  return oldest?.kind === 'return' && oldest.dueDate === balance.oldestUnpaidDueDate ? oldest.dueDate : null;
}
