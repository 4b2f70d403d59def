import type { BusinessDate } from '../dates/business-date.ts';
import { lastDayOfMonth } from '../dates/months.ts';
import type { SavedMethod } from './wallet.ts';

/** The first charge by a saved method that a card would have expired before; `null` where it works for all that is known. */
export function chargeAfterExpiry(
  { nextDebit, mobileDebit, scheduled }: Pick<SavedMethod, 'nextDebit' | 'mobileDebit' | 'scheduled'>,
  expirationDate: string,
): BusinessDate | null {
  const last = lastDayOfMonth(expirationDate);
  const charges = [nextDebit, mobileDebit, ...scheduled.map(({ paymentDate }) => paymentDate)].filter(
    (day) => day !== null,
  );
  return charges.filter((day) => day > last).sort()[0] ?? null;
}
