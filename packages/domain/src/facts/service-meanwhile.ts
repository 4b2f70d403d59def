import { isPositive } from '../money/arithmetic.ts';
import type { BillingSummary } from './billing-summary.ts';
import { broughtFrom, type PayingBrings } from './paying-brings.ts';

/** How service that is not on stands while a payment of the account is being confirmed, by what that payment may bring. */
export type ServiceMeanwhile = 'restoring' | Exclude<PayingBrings, 'staysOn'>;

/** How service stands while a payment is being confirmed, which changes nothing of it until then; `null` where it is on. */
export function serviceMeanwhile({
  standing,
  news,
}: Pick<BillingSummary, 'standing' | 'news'>): ServiceMeanwhile | null {
  if (news.restoring) return 'restoring';
  const brings = broughtFrom(standing);
  return brings === 'staysOn' ? null : brings;
}

/** What follows for service once a payment that is being confirmed went through: nothing yet, where part of what is past due is left. */
export const broughtOnceConfirmed = (
  service: ServiceMeanwhile,
  { balance }: Pick<BillingSummary, 'balance'>,
): ServiceMeanwhile | 'partLeft' => (isPositive(balance.pastDueNet) ? 'partLeft' : service);
