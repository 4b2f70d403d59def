import type { BusinessDate } from '../dates/business-date.ts';
import { paysOnDay } from '../one-time-payment/leaves-by-itself.ts';
import type { SavedMethod } from './wallet.ts';

/** The day on which mobile Auto Pay will charge a saved method; `null` where it charges nothing, or the method works no more by then. */
export const mobileDebitToCome = (
  saved: Pick<SavedMethod, 'method' | 'status' | 'mobileDebit'>,
): BusinessDate | null =>
  saved.mobileDebit !== null && paysOnDay(saved, saved.mobileDebit) ? saved.mobileDebit : null;
