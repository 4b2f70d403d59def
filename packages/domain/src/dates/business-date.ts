/** A calendar day in the account's billing time zone, `YYYY-MM-DD`: plain text, so it orders, stores and travels as it is. */
export type BusinessDate = `${number}-${number}-${number}`;

/** There is no year 0. */
const shape = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** Whether a text names a day that exists in the calendar. */
export function isBusinessDate(text: string): text is BusinessDate {
  const at = shape.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Reads a business date. @throws RangeError when the day does not exist */
export function businessDate(text: string): BusinessDate {
  if (!isBusinessDate(text)) throw new RangeError('Not a calendar date (YYYY-MM-DD)');
  return text;
}

const dayMs = 86_400_000;

/**
 * The day so many days later, or earlier. Without the calendar library, which a first page must not cost: business dates
 * have no time zone, so in UTC each day has its 24 hours.
 */
export const addDays = (date: BusinessDate, days: number): BusinessDate =>
  businessDate(new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10));

/** Whole days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: BusinessDate, to: BusinessDate): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs;

export const earliestOf = (a: BusinessDate, b: BusinessDate): BusinessDate => (a < b ? a : b);
export const latestOf = (a: BusinessDate, b: BusinessDate): BusinessDate => (a > b ? a : b);

/** Reads `MM/DD/YY` as the payment date field takes it (spec section 5); `null` when it is not such a date. */
export function parseTypedDate(text: string): BusinessDate | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/.exec(text.trim());
  if (!match) return null;
  const [, month = '', day = '', year = ''] = match;
  const iso = `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isBusinessDate(iso) ? iso : null;
}

/** A business date as `MM/DD/YY`. */
export function toTypedDate(date: BusinessDate): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(2, 4)}`;
}
