import { type BusinessDate, businessDate } from '../dates/business-date.ts';
import { addMonths, lastDayOfMonth } from '../dates/months.ts';

/** Cards are accepted up to this many years ahead (spec sections 5 and 9). */
export const expirationYearsAhead = 20;

/**
 * Reads an expiry in any form people and password managers use: `MMYY`, `MM/YY`, `M/YY`, `MM/YYYY`, `YYYY-MM`.
 * @returns `YYYY-MM`, or `null` when it is no month of a year
 */
export function parseExpiration(text: string): string | null {
  const bare = text.replace(/\s/g, '');
  const iso = /^(\d{4})-(\d{2})$/.exec(bare);
  const typed = /^(\d{2})(\d{2}|\d{4})$/.exec(bare) ?? /^(\d{1,2})[/-](\d{2}|\d{4})$/.exec(bare);
  const month = (iso?.[2] ?? typed?.[1])?.padStart(2, '0');
  const year = iso?.[1] ?? typed?.[2];
  if (!month || !year || month < '01' || month > '12') return null;
  return `${year.length === 2 ? `20${year}` : year}-${month}`;
}

/** `MM/YY`, as it is shown. */
export const toTypedExpiration = (expiration: string): string =>
  `${expiration.slice(5)}/${expiration.slice(2, 4)}`;

export type ExpirationProblem = 'notADate' | 'tooFarAhead' | 'expired' | 'beforePaymentDate';

/** What is wrong with an expiry typed by a customer (spec section 5); `null` when nothing is. */
export function expirationProblem(
  text: string,
  { today, paymentDate = today }: { today: BusinessDate; paymentDate?: BusinessDate },
): ExpirationProblem | null {
  const expiration = parseExpiration(text);
  if (!expiration) return 'notADate';
  if (isExpired(expiration, today)) return 'expired';
  if (expiration > addMonths(today, expirationYearsAhead * 12).slice(0, 7)) return 'tooFarAhead';
  return lastDayOfMonth(expiration) < paymentDate ? 'beforePaymentDate' : null;
}

/** A card works through the last day of its month. */
export const isExpired = (expiration: string, today: BusinessDate): boolean =>
  lastDayOfMonth(expiration) < today;

/** Works through the end of this month, and no longer. */
export const isLastMonthOf = (expiration: string, today: BusinessDate): boolean =>
  expiration === today.slice(0, 7);

/** Expiring soon: at the end of this month or next. */
export const isExpiringSoon = (expiration: string, today: BusinessDate): boolean =>
  !isExpired(expiration, today) &&
  expiration <= addMonths(businessDate(`${today.slice(0, 8)}01`), 1).slice(0, 7);
