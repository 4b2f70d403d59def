import type { BusinessDate } from '../dates/business-date.ts';
import { dayIn, hasReached } from '../dates/clock.ts';

/**
 * Whether something can be changed yet that can be changed by a day: until the cut-off of that day, on the clock of the
 * billing time zone (spec section 5). @param cutOff `HH:MM`, 24-hour
 */
export function isOpenUntil(day: BusinessDate, cutOff: string, now: Date, timeZone: string): boolean {
  const today = dayIn(now, timeZone);
  return today < day || (today === day && !hasReached(cutOff, now, timeZone));
}
