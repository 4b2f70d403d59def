import type { BusinessDate } from '@linework/domain';
import type { Row } from '../world/observe.ts';
import { changeByOf, dayOfMonthFrom, plusDays } from './calendar.ts';
import { type AgreedAutoPay, type Customer, methodOf, owed, waiting } from './customer.ts';

/** Days after a debit day on which a declined debit is tried again. */
const triesAgainAfter = [3, 6];
/** What nobody was there to do is still done so many days later. */
const madeUpFor = 3;

/** What must happen about Auto Pay. */
export interface Due {
  /** `told`: it is too late for it, nothing is taken, and it is said so. */
  readonly what: 'debit' | 'told';
  readonly by: 'last' | 'first' | 'again';
  /** The day that it is for. */
  readonly day: BusinessDate;
  readonly method: string;
  readonly cents: number;
}

/** What a debit takes: what is owed, less what is set to be paid by then. */
export function taken(customer: Customer, rows: readonly Row[], by: BusinessDate): number {
  if (customer.isDisconnected) return 0;
  const set = waiting(rows).filter(({ day }) => day <= by);
  return Math.max(0, owed(customer, rows) - set.reduce((cents, row) => cents + row.cents, 0));
}

/** The day on which a declined debit is tried again; `null` where it is not. */
export function tryAgainOn(
  customer: Customer,
  { dayOfMonth, tried }: AgreedAutoPay,
  rows: readonly Row[],
  today: BusinessDate,
): BusinessDate | null {
  if (!tried || taken(customer, rows, today) === 0) return null;
  const tries = rows.filter(({ id }) => tried.payments.includes(id));
  const last = tries.at(-1);
  if (!last || tries.some(({ status }) => status !== 'failed')) return null;
  const nextBill = dayOfMonthFrom(dayOfMonth, plusDays(tried.day, 1));
  const days = triesAgainAfter.map((after) => plusDays(tried.day, after));
  const open = days.filter((day) => day > last.day && day < nextBill && plusDays(day, madeUpFor) >= today);
  return open[0] ?? null;
}

const later = (a: BusinessDate, b: BusinessDate): BusinessDate => (a > b ? a : b);

/** The next debit day to come, or one that is still made up for. */
const nextDay = ({ dayOfMonth, dealt }: AgreedAutoPay, today: BusinessDate): BusinessDate =>
  dayOfMonthFrom(dayOfMonth, later(plusDays(today, -madeUpFor), plusDays(dealt, 1)));

/** What the customer is to be told of the next debit. */
export interface NextTold {
  readonly date: BusinessDate;
  readonly cents: number;
  readonly changeBy: BusinessDate;
  readonly method: string;
  /** The day on which it was authorized. */
  readonly since: BusinessDate;
  /** What was declined is tried again, as was told with the decline. */
  readonly isAgain: boolean;
}

export function nextDebitOf(customer: Customer, rows: readonly Row[], today: BusinessDate): NextTold | null {
  const { autoPay, lastDebit } = customer;
  const last = isLastToCome(customer, today) ? lastDebit : null;
  const { method, since } = last ?? autoPay ?? {};
  const again = !last && autoPay ? tryAgainOn(customer, autoPay, rows, today) : null;
  const day = last?.day ?? again ?? (autoPay && nextDay(autoPay, today));
  if (!method || !since || !day) return null;
  const date = later(day, today);
  const cents = taken(customer, rows, date);
  const changeBy = changeByOf(date, methodOf(customer, method).isBank);
  return { date, cents, changeBy, method, since, isAgain: again !== null };
}

/** A debit is still to be made although Auto Pay was changed or ended since: it comes first, as is told. */
export const isLastToCome = ({ lastDebit }: Pick<Customer, 'lastDebit'>, today: BusinessDate): boolean =>
  lastDebit !== null && today <= plusDays(lastDebit.day, madeUpFor);

/** What must happen today, first of all; `null` where nothing must. */
export function dueNow(customer: Customer, rows: readonly Row[], today: BusinessDate): Due | null {
  const last = lastDue(customer, rows, today);
  return last ?? (isLastToCome(customer, today) ? null : liveDue(customer, rows, today));
}

function lastDue(customer: Customer, rows: readonly Row[], today: BusinessDate): Due | null {
  const { lastDebit } = customer;
  const cents = taken(customer, rows, today);
  if (!lastDebit || today < lastDebit.day || cents === 0) return null;
  const what = today <= plusDays(lastDebit.day, madeUpFor) ? 'debit' : 'told';
  return { what, by: 'last', day: lastDebit.day, method: lastDebit.method, cents };
}

function liveDue(customer: Customer, rows: readonly Row[], today: BusinessDate): Due | null {
  const { autoPay } = customer;
  const cents = taken(customer, rows, today);
  if (!autoPay || cents === 0) return null;
  const { method } = autoPay;
  const missed = missedDay(autoPay, today);
  if (missed) return { what: 'told', by: 'first', day: missed, method, cents };
  const again = tryAgainOn(customer, autoPay, rows, today);
  if (again && again <= today) return { what: 'debit', by: 'again', day: again, method, cents };
  const day = nextDay(autoPay, today);
  return !again && day <= today ? { what: 'debit', by: 'first', day, method, cents } : null;
}

/** A debit day that went by so long ago that it is not made up for any more. */
export function missedDay({ dayOfMonth, dealt }: AgreedAutoPay, today: BusinessDate): BusinessDate | null {
  const day = dayOfMonthFrom(dayOfMonth, plusDays(dealt, 1));
  return plusDays(day, madeUpFor) < today ? day : null;
}

/** The debit day that today is, or makes up for; `null` where there is none. */
export function openDay(autoPay: AgreedAutoPay, today: BusinessDate): BusinessDate | null {
  const day = nextDay(autoPay, today);
  return day <= today ? day : null;
}
