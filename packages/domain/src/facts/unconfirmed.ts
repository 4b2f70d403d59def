import { openOfAccount } from '../account/open-of-account.ts';
import type { BillingSummary } from './billing-summary.ts';
import type { Unconfirmed } from './unconfirmed-among.ts';

/** How many of an account's are so, as its summary tells it: what is pending stands apart there. */
export function unconfirmedOf(
  summary: Pick<BillingSummary, 'openPayment' | 'news' | 'paymentsOnTheirWay'>,
): Unconfirmed {
  if (!openOfAccount(summary) && summary.news.withSupport.length === 0) return null;
  return summary.paymentsOnTheirWay.length > 0 ? 'some' : 'all';
}
