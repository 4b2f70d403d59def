import type { CallNeeded } from '../facts/service-standing.ts';
import type { Payment } from '../payment/payment.ts';
import type { PaymentOptions } from './payment-options.ts';

/**
 * What a call is still needed for after a payment, for as long as that is news: on the day it was paid.
 * @param options as they are with the payment in them; `null` while they are not known
 */
export function callAfter(
  { status, paymentDate }: Pick<Payment, 'status' | 'paymentDate'>,
  options:
    | (Pick<PaymentOptions, 'callNeeded'> & { readonly dates: Pick<PaymentOptions['dates'], 'today'> })
    | null,
): CallNeeded | null {
  if (!options || (status !== 'pending' && status !== 'successful')) return null;
  return options.dates.today <= paymentDate ? options.callNeeded : null;
}
