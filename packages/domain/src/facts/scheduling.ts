import { paysOnline } from '../method/restriction-standing.ts';
import type { BillingSummary } from './billing-summary.ts';

/** Whether a payment can be given a later day: on any, today's alone, none while one is not confirmed, none online at all. */
export type Scheduling = 'anyDay' | 'todayOnly' | 'afterConfirming' | 'notOnline';

/** Which days an account's customer can give a payment now (spec section 5). */
export function schedulingOf({
  restriction,
  openPayment,
  standing,
}: Pick<BillingSummary, 'restriction' | 'openPayment' | 'standing'>): Scheduling {
  if (!paysOnline(restriction)) return 'notOnline';
  if (openPayment) return 'afterConfirming';
  return standing.requiresToday ? 'todayOnly' : 'anyDay';
}
