import { dayIn } from '../dates/clock.ts';
import type { Payment } from './payment.ts';

/**
 * The instant to write on a receipt: when the payment was asked for, where that was on its day.
 * @returns `null` for one that was scheduled: its day is known, the hour only to the server
 */
export const paidAt = (
  { requestedAt, paymentDate }: Pick<Payment, 'requestedAt' | 'paymentDate'>,
  timeZone: string,
): string | null => (dayIn(new Date(requestedAt), timeZone) === paymentDate ? requestedAt : null);
