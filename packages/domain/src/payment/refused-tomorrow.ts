import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { dayIn, hasReached } from '../dates/clock.ts';
import type { PaymentSettings } from './settings.ts';

/** Tomorrow, once the cut-off time is reached; `null` before. */
export const refusedTomorrowAt = (
  now: Date,
  timeZone: string,
  { cutOff }: Pick<PaymentSettings, 'cutOff'>,
): BusinessDate | null => (hasReached(cutOff, now, timeZone) ? addDays(dayIn(now, timeZone), 1) : null);
