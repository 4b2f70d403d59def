import { paysOnline } from '../method/restriction-standing.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { BillingSummary } from './billing-summary.ts';

/**
 * Whether a payment can be given a later day: on any; today's alone, as something is past due, or is until a
 * payment on its way has posted, service is off or the account inactive; none while one is not confirmed; none online at all.
 */
export type Scheduling =
  | 'anyDay'
  | 'whilePastDue'
  | 'untilPosted'
  | 'whileOff'
  | 'whileInactive'
  | 'afterConfirming'
  | 'notOnline';

/** Which days an account's customer can give a payment now (spec section 5). */
export function schedulingOf({
  restriction,
  openPayment,
  standing,
  balance,
}: Pick<BillingSummary, 'restriction' | 'openPayment' | 'standing' | 'balance'>): Scheduling {
  if (!paysOnline(restriction)) return 'notOnline';
  if (openPayment) return 'afterConfirming';
  if (!standing.requiresToday) return 'anyDay';
  if (isPositive(balance.pastDueNet)) return 'whilePastDue';
  if (standing.name === 'inactive') return 'whileInactive';
  return isPositive(balance.pastDue) && standing.name !== 'disconnected' ? 'untilPosted' : 'whileOff';
}
