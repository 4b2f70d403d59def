import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { leavesByItself } from './leaves-by-itself.ts';
import { leavingMoment } from './leaving-moment.ts';
import type { Payment } from './payment.ts';

/** "Processed within 24 hours of its date" (spec section 9): a processor that is away is asked until then. */
const patienceDays = 1;

/** Whether a processor that was away or silent on a payment's day is still asked for it, or its day is over. */
export const isStillAskedFor = (paymentDate: BusinessDate, today: BusinessDate): boolean =>
  today <= addDays(paymentDate, patienceDays);

/** So often a payment is asked for again at most; with the usual pauses that is over after two and a half hours. */
export const mostRepeats = 8;

/** How long the processor is given after it was asked, before it is asked again: each time twice as long. */
export const pauseBeforeRepeat = (repeats: number, firstMs: number): number => firstMs * 2 ** repeats;

/**
 * Whether a payment that the processor has no record of is asked for again by its own id, rather than given up: one that nobody is
 * there to make again, and that nothing was told of yet. Whoever was present may pay again, and people decide about what they have.
 * @param repeats how often it was asked for again already
 */
export const isAskedForAgain = (
  payment: Pick<Payment, 'status' | 'inSupportQueue' | 'channel' | 'requestedAt' | 'paymentDate'>,
  repeats: number,
  today: BusinessDate,
  timeZone: string,
): boolean =>
  payment.status === 'unknown' &&
  !payment.inSupportQueue &&
  repeats < mostRepeats &&
  leavesByItself(payment, timeZone) &&
  leavingMoment(payment.paymentDate, today) === 'due' &&
  isStillAskedFor(payment.paymentDate, today);
