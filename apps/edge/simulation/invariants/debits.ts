import type { BusinessDate } from '@linework/domain';
import { noteDebit, noteRound } from '../model/agree.ts';
import { type Due, dueNow, missedDay, openDay, taken } from '../model/auto-pay.ts';
import { plusDays } from '../model/calendar.ts';
import { type Customer, isHeld } from '../model/customer.ts';
import type { Row, Seen } from '../world/observe.ts';

export interface Looked {
  readonly before: readonly Row[];
  readonly after: Seen;
  readonly today: BusinessDate;
  /** It was through with everything, and nothing kept it. */
  readonly isThrough: boolean;
}

const isDebit = ({ channel }: Row): boolean => channel === 'autoPay';

/** Every debit of Auto Pay is one that was due, on its day and to the cent, and none that was due was left out. */
export function judgeDebits(customer: Customer, looked: Looked): string[] {
  const { before, after, today, isThrough } = looked;
  const known = new Set(before.map(({ id }) => id));
  const made = after.rows.filter((row) => isDebit(row) && !known.has(row.id));
  let rows = after.rows.filter((row) => !made.includes(row));
  for (const row of made) {
    const dues = [dueNow(customer, rows, today), dueNow(customer, before, today)];
    const due = dues.find((one) => one !== null && fits(one, row, today));
    if (!due)
      return [`Auto Pay took ${row.cents} on ${today} for ${row.day}, due was ${saying(dues[0] ?? null)}`];
    noteDebit(customer, due, row.id, today);
    rows = [...rows, row];
  }
  if (isThrough && !isHeld(after.rows)) {
    const due = dueNow(customer, after.rows, today);
    if (due) return [`Auto Pay left out what was due on ${today}: ${saying(due)}`];
    noteRound(customer, after.rows, today);
  }
  return [];
}

const fits = ({ what, day, method, cents }: Due, row: Row, today: BusinessDate): boolean =>
  row.cents === cents &&
  row.method === method &&
  (what === 'debit' ? row.day === today : row.day === day && row.status === 'failed');

const saying = (due: Due | null): string => (due ? `${due.what} ${due.cents} for ${due.day}` : 'nothing');

/**
 * Where a round ended half way, only what is written down says whether a day with nothing to take is over; of Auto Pay as it
 * stands once all that was agreed on meanwhile is known.
 */
export function followHalfARound(
  customer: Customer,
  { after, today }: Pick<Looked, 'after' | 'today'>,
): void {
  const { autoPay, lastDebit } = customer;
  if (taken(customer, after.rows, today) > 0) return;
  if (lastDebit && after.last === null && lastDebit.day <= today) customer.lastDebit = null;
  if (!autoPay || !after.dealt) return;
  const over = openDay(autoPay, today);
  const isMissed = missedDay(autoPay, today) !== null && after.dealt === plusDays(today, -1);
  if (after.dealt === over || isMissed) customer.autoPay = { ...autoPay, dealt: after.dealt, tried: null };
}
