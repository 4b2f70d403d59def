import type { BusinessDate } from '../dates/business-date.ts';
import type { Payment } from './payment.ts';

/**
 * The instant by which a payment promises service back, for as long as that is news: on the day it was paid.
 * @param today `null` while it is not known: whoever has just paid is told
 */
export const servicePromise = (
  { restoresServiceBy, paymentDate }: Pick<Payment, 'restoresServiceBy' | 'paymentDate'>,
  today: BusinessDate | null,
): string | null => (today === null || today <= paymentDate ? restoresServiceBy : null);
