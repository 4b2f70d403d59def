import { paysOnline } from '../method/restriction-standing.ts';
import type { PaymentOptions } from '../one-time-payment/payment-options.ts';
import { maximumFuturePayments } from '../payment/settings.ts';
import type { ScheduledOverview } from './scheduled-overview.ts';

/** Whether a payment can be given a later day: it can be paid online, no other is running, and it need not be today's. */
export const takesLaterDay = ({
  restriction,
  openPayment,
  dates,
}: Pick<PaymentOptions, 'restriction' | 'openPayment' | 'dates'>): boolean =>
  paysOnline(restriction) && openPayment === null && dates.mustPayToday === null;

/** Whether another payment can be scheduled beside those that wait; without any nobody asked what can be paid. */
export function mayScheduleBeside(waiting: readonly Pick<ScheduledOverview, 'options'>[]): boolean {
  const [one] = waiting;
  return one !== undefined && waiting.length < maximumFuturePayments && takesLaterDay(one.options);
}
