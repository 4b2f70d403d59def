import type { BusinessDate } from '@linework/domain';
import type { Row, Seen } from '../world/observe.ts';
import { type Due, dueNow, isLastToCome, missedDay, nextDebitOf, openDay } from './auto-pay.ts';
import { dayOfMonthFrom, localTime, plusDays } from './calendar.ts';
import type { AgreedAutoPay, Customer, LastDebit } from './customer.ts';

/** From this hour on the day counts as over for changes. */
const cutOffHour = 20;

/** When something is agreed on, and how the account's payments stood before and stand after. */
export interface When {
  readonly now: Date;
  readonly rows: readonly Row[];
  readonly after: Seen;
}

/** Something was decided that is to be told. */
export function decide(customer: Customer, event: string): void {
  customer.decided = [...customer.decided, event];
}

/** Auto Pay is on from today: no day before is made up for. */
export function agreeOnAutoPay(
  customer: Customer,
  dayOfMonth: number,
  method: string,
  { now }: Pick<When, 'now'>,
): void {
  const { day } = localTime(now, customer.timeZone);
  customer.autoPay = { dayOfMonth, method, since: day, dealt: plusDays(day, -1), tried: null };
  decide(customer, 'autoPayOn');
}

/**
 * The debit that a change or an end made now comes too late for. While others act, it may have been judged by how things
 * were before them or after: what the edge has written down must be one of the two.
 */
function stillMade(customer: Customer, { now, rows, after }: When): LastDebit | null {
  const before = stillMadeBy(customer, now, rows);
  const since = stillMadeBy(customer, now, after.rows);
  if ((since?.day ?? null) === after.last) return since;
  return after.last === null && before && wasMadeMeanwhile(before, { rows, after }) ? null : before;
}

/** Another worker made the debit that it was too late for, and nothing of it is to come. */
const wasMadeMeanwhile = (
  { day, method }: LastDebit,
  { rows, after }: Pick<When, 'rows' | 'after'>,
): boolean =>
  after.rows.some(
    (row) =>
      row.channel === 'autoPay' &&
      row.day === day &&
      row.method === method &&
      !rows.some(({ id }) => id === row.id),
  );

function stillMadeBy(customer: Customer, now: Date, rows: readonly Row[]): LastDebit | null {
  const { day: today, hour } = localTime(now, customer.timeZone);
  const next = nextDebitOf(customer, rows, today);
  if (!next || isLastToCome(customer, today)) return null;
  const isInTime = today < next.changeBy || (today === next.changeBy && hour < cutOffHour);
  return isInTime || next.cents === 0 ? null : { day: next.date, method: next.method, since: next.since };
}

/** Auto Pay ends, but for a debit that is on its way already. */
export function agreeOnTheEnd(customer: Customer, when: When): void {
  customer.lastDebit = stillMade(customer, when) ?? customer.lastDebit;
  customer.autoPay = null;
  decide(customer, 'autoPayOff');
}

/** Another method or day from now on, or from the debit on that this comes too late for. */
export function agreeOnChange(
  customer: Customer,
  change: { readonly dayOfMonth: number | null; readonly method: string | null },
  when: When,
): void {
  const { autoPay } = customer;
  if (!autoPay) return;
  const still = stillMade(customer, when);
  const dayOfMonth = change.dayOfMonth ?? autoPay.dayOfMonth;
  const method = change.method ?? autoPay.method;
  const goesOn = still === null && dayOfMonth === autoPay.dayOfMonth;
  const { day: today } = localTime(when.now, customer.timeZone);
  customer.lastDebit = still ?? customer.lastDebit;
  customer.autoPay = goesOn
    ? { ...autoPay, method, since: today }
    : { dayOfMonth, method, since: today, dealt: still?.day ?? plusDays(today, -1), tried: null };
  decide(customer, 'autoPayChanged');
}

/** A debit was made, or it was told that it is too late for it. */
export function noteDebit(customer: Customer, due: Due, payment: string, today: BusinessDate): void {
  const { autoPay } = customer;
  if (due.by === 'last') {
    customer.lastDebit = null;
    // Authorized once more and nothing changed: the debit is this one's, to be tried again like any other.
    const isUnchanged = autoPay?.method === due.method && autoPay.dealt === due.day;
    if (isUnchanged && dayOfMonthFrom(autoPay.dayOfMonth, due.day) === due.day && due.what === 'debit')
      customer.autoPay = { ...autoPay, tried: { day: due.day, payments: [payment] } };
    return;
  }
  if (!autoPay) return;
  if (due.what === 'told') {
    customer.autoPay = { ...autoPay, dealt: plusDays(today, -1), tried: null };
    return;
  }
  const before = due.by === 'again' ? autoPay.tried : null;
  const tried = {
    day: before?.day ?? due.day,
    payments: [...(before?.payments ?? []), payment],
  };
  customer.autoPay = { ...autoPay, dealt: due.by === 'again' ? autoPay.dealt : due.day, tried };
}

/** What is with the processor since that day, by the same method: declined, it is tried again as this one's. */
function triedOn(day: BusinessDate, method: string, rows: readonly Row[]): AgreedAutoPay['tried'] {
  const tries = rows.filter((row) => row.channel === 'autoPay' && row.day === day && row.method === method);
  return tries.length > 0 ? { day, payments: tries.map(({ id }) => id) } : null;
}

/** Whoever debits has been through all: days with nothing to take are over, too. */
export function noteRound(customer: Customer, rows: readonly Row[], today: BusinessDate): void {
  const { lastDebit } = customer;
  if (dueNow(customer, rows, today)) return;
  if (lastDebit && lastDebit.day <= today) customer.lastDebit = null;
  if (isLastToCome(customer, today)) return;
  let { autoPay } = customer;
  if (autoPay && missedDay(autoPay, today)) autoPay = { ...autoPay, dealt: plusDays(today, -1), tried: null };
  const over = autoPay && openDay(autoPay, today);
  if (autoPay && over) autoPay = { ...autoPay, dealt: over, tried: triedOn(over, autoPay.method, rows) };
  customer.autoPay = autoPay;
}
