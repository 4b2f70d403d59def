import { type BusinessDate, businessDate } from '@linework/domain';

/*
 * The model's own calendar, written anew from what a wall calendar and the Federal Reserve's printed list say: it shares
 * no rule with what it judges.
 */

const dayMs = 86_400_000;

const two = (number: number): string => String(number).padStart(2, '0');

const written = (year: number, month: number, day: number): BusinessDate =>
  businessDate(`${year}-${two(month)}-${two(day)}`);

export const plusDays = (day: BusinessDate, days: number): BusinessDate =>
  businessDate(new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10));

const lengthOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The first day, `from` included, that has this number in its month; a shorter month's last day stands for it. */
export function dayOfMonthFrom(number: number, from: BusinessDate): BusinessDate {
  const [year = 0, month = 1] = from.split('-').map(Number);
  for (const later of [0, 1]) {
    const [inYear, inMonth] = month + later > 12 ? [year + 1, 1] : [year, month + later];
    const day = written(inYear, inMonth, Math.min(number, lengthOfMonth(inYear, inMonth)));
    if (day >= from) return day;
  }
  throw new Error(`No day ${number} after ${from}`);
}

/** As the Federal Reserve Banks publish them for the years in which histories play; those on a Saturday are not kept. */
const holidays: ReadonlySet<string> = new Set(
  `2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25
   2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25
   2028-01-17 2028-02-21 2028-05-29 2028-06-19 2028-07-04 2028-09-04 2028-10-09 2028-11-23 2028-12-25
   2029-01-01 2029-01-15 2029-02-19`.split(/\s+/),
);

const isOpen = (day: BusinessDate): boolean => {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  return weekday > 0 && weekday < 6 && !holidays.has(day);
};

/** Until which day a debit can be changed: of a card the day before; of a bank two of its days before money leaves. */
export function changeByOf(debit: BusinessDate, isBank: boolean): BusinessDate {
  if (!isBank) return plusDays(debit, -1);
  let day = debit;
  while (!isOpen(day)) day = plusDays(day, 1);
  for (let left = 2; left > 0; ) {
    day = plusDays(day, -1);
    if (isOpen(day)) left -= 1;
  }
  return day;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clock on the wall says where an account is. */
export function localTime(at: Date, timeZone: string): { readonly day: BusinessDate; readonly hour: number } {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0 } = parts;
  return { day: written(year, month, day), hour };
}
