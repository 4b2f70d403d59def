import { isPositive } from '../money/arithmetic.ts';
import type { BillingSummary } from './billing-summary.ts';
import { broughtFrom, type PayingBrings } from './paying-brings.ts';

/** How service stands while a payment of the account is being confirmed, by what that payment may do for it. */
export type ServiceMeanwhile = 'restoring' | PayingBrings;

/** How service stands while a payment is being confirmed: that changes nothing of it until it is known. */
export const serviceMeanwhile = ({
  standing,
  news,
}: Pick<BillingSummary, 'standing' | 'news'>): ServiceMeanwhile =>
  news.restoring ? 'restoring' : broughtFrom(standing);

/** What follows for service once that payment went through: nothing yet, where part of what is past due is left. */
export function broughtOnceConfirmed(
  summary: Pick<BillingSummary, 'standing' | 'news' | 'balance'>,
): ServiceMeanwhile | 'partLeft' {
  const service = serviceMeanwhile(summary);
  return service !== 'staysOn' && isPositive(summary.balance.pastDueNet) ? 'partLeft' : service;
}
