import type { BusinessDate } from '../dates/business-date.ts';
import type { Payment } from './payment.ts';
import { isAccepted } from './payment-money-state.ts';

/**
 * The instant by which a payment promises service back, for as long as that is news: on the day it was paid. Accepted is
 * enough, pending from a bank too; while nobody knows of a payment it promises nothing.
 * @param today `null` while it is not known: whoever has just paid is told
 */
export const servicePromise = (
  { status, restoresServiceBy, paymentDate }: Pick<Payment, 'status' | 'restoresServiceBy' | 'paymentDate'>,
  today: BusinessDate | null,
): string | null =>
  isAccepted(status) && (today === null || today <= paymentDate) ? restoresServiceBy : null;
