import { openOfAccount } from '../account/open-of-account.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { BillingSummary } from './billing-summary.ts';

/** How many of the payments on their way nobody can confirm yet: they are called that, and never pending. */
export type Unconfirmed = 'all' | 'some' | null;

/** Whether what is still to be charged becomes a credit: nothing is due for it, and nothing that nobody can confirm hangs on it. */
export const isNothingDueForSure = (
  summary: Pick<BillingSummary, 'balance' | 'openPayment' | 'news' | 'paymentsOnTheirWay'>,
): boolean => !isPositive(summary.balance.amountDue) && unconfirmedOf(summary) === null;

/** How many of an account's are so, as its summary tells it: what is pending stands apart there. */
export function unconfirmedOf(
  summary: Pick<BillingSummary, 'openPayment' | 'news' | 'paymentsOnTheirWay'>,
): Unconfirmed {
  if (!openOfAccount(summary) && summary.news.withSupport.length === 0) return null;
  return summary.paymentsOnTheirWay.length > 0 ? 'some' : 'all';
}
