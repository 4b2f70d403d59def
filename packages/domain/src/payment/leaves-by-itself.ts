import { dayIn } from '../dates/clock.ts';
import type { Payment } from './payment.ts';

/** Whether a payment leaves on its day with nobody at the page: Auto Pay's, and one that was made for a later day. */
export const leavesByItself = (
  { channel, requestedAt, paymentDate }: Pick<Payment, 'channel' | 'requestedAt' | 'paymentDate'>,
  timeZone: string,
): boolean => channel === 'autoPay' || dayIn(new Date(requestedAt), timeZone) !== paymentDate;
