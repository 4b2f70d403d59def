import type { BusinessDate } from '../dates/business-date.ts';
import { isNews } from './is-news.ts';
import type { Payment } from './payment.ts';

/**
 * The instant by which a payment promises service back, for as long as that is news.
 * @param today `null` while it is not known: whoever has just paid is told
 */
export const servicePromise = (
  payment: Pick<Payment, 'status' | 'restoresServiceBy' | 'paymentDate'>,
  today: BusinessDate | null,
): string | null => (isNews(payment, today ?? payment.paymentDate) ? payment.restoresServiceBy : null);
