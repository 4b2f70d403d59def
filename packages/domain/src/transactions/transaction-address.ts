import { ledgerKinds } from '../bill/bill-kinds.ts';
import { addDays, type BusinessDate, businessDate, isBusinessDate } from '../dates/business-date.ts';
import { addMonths } from '../dates/months.ts';
import { parseAmount, toDecimal } from '../money/amount-text.ts';
import type { Money } from '../money/money.ts';
import { paymentChannels } from '../payment/payment-status.ts';
import { askedSearch, longestSearch } from './asked-search.ts';
import {
  everyTransaction,
  type TransactionFilter,
  type TransactionSort,
  transactionSorts,
} from './transaction-filter.ts';

/** A time that is asked for by its name, so that an address kept for a month still means it. */
export const transactionPeriods = ['last30', 'last90', 'thisYear', 'last12Months', 'last24Months'] as const;
export type TransactionPeriod = (typeof transactionPeriods)[number];

const methodTypes = ['creditCard', 'bankAccount'] as const;

/** What the address of the list says: which lines, in which order, which part of them, and which of them is open. */
export interface TransactionView extends TransactionFilter {
  readonly period: TransactionPeriod | null;
  readonly sort: TransactionSort;
  /** Cursors: the part of the list after one, or before one. */
  readonly after: string | null;
  readonly before: string | null;
  readonly showsAll: boolean;
  /** The transaction that is open. */
  readonly shown: string | null;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

const day = (text: string | null): BusinessDate | null => (text && isBusinessDate(text) ? text : null);

const amount = (text: string | null): Money | null => (text ? parseAmount(text) : null);

/** Reads the address. What it says that makes no sense, it does not say. */
export function readTransactionView(query: URLSearchParams): TransactionView {
  return {
    text: askedSearch((query.get('q') ?? '').slice(0, longestSearch)),
    kind: oneOf(ledgerKinds, query.get('kind')),
    period: oneOf(transactionPeriods, query.get('period')),
    from: day(query.get('from')),
    to: day(query.get('to')),
    atLeast: amount(query.get('min')),
    atMost: amount(query.get('max')),
    method: oneOf(methodTypes, query.get('method')),
    channel: oneOf(paymentChannels, query.get('channel')),
    sort: oneOf(transactionSorts, query.get('sort')) ?? 'newest',
    after: query.get('after'),
    before: query.get('after') === null ? query.get('before') : null,
    showsAll: query.get('all') === 'true',
    shown: query.get('shown'),
  };
}

/** Whose lines a file holds, by its address: those of mobile have a biller and a ledger of their own. */
export const filesOf = ['mobile'] as const;
export type FileOf = (typeof filesOf)[number];

/** Whose lines the address of a file asks for: `null` for the account's, `undefined` where it makes no sense. */
export function readFileOf(query: URLSearchParams): FileOf | null | undefined {
  const text = query.get('of');
  return text === null ? null : (oneOf(filesOf, text) ?? undefined);
}

/** What says which lines: a list shows all where one of these makes no sense, a file is refused. */
const filterNames = ['kind', 'period', 'from', 'to', 'min', 'max', 'method', 'channel'] as const;

/** The first of an address's filters that makes no sense; `null` where all do. */
export function misunderstoodFilter(query: URLSearchParams): string | null {
  const understood = writeTransactionView(readTransactionView(query));
  if ((query.get('q') ?? '').length > longestSearch) return 'q';
  return filterNames.find((name) => query.get(name) && !(name in understood)) ?? null;
}

/** Writes a view as an address says it; what is as always is left out. */
export function writeTransactionView(view: TransactionView): Record<string, string> {
  const { text, kind, period, from, to, atLeast, atMost, method, channel, sort } = view;
  const members: Readonly<Record<string, string | null>> = {
    q: text.trim() === '' ? null : text,
    kind,
    period,
    from,
    to,
    min: atLeast && toDecimal(atLeast),
    max: atMost && toDecimal(atMost),
    method,
    channel,
    sort: sort === 'newest' ? null : sort,
    after: view.after,
    before: view.before,
    all: view.showsAll ? 'true' : null,
    shown: view.shown,
  };
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

const firstDayOf: Readonly<Record<TransactionPeriod, (today: BusinessDate) => BusinessDate>> = {
  last30: (today) => addDays(today, -30),
  last90: (today) => addDays(today, -90),
  thisYear: (today) => businessDate(`${today.slice(0, 4)}-01-01`),
  last12Months: (today) => addMonths(today, -12),
  last24Months: (today) => addMonths(today, -24),
};

/** The lines that a view asks for: a period begins so long before today, and ends with what is still to come. */
export function filterOfView(view: TransactionView, today: BusinessDate): TransactionFilter {
  const { kind, period, to, atLeast, atMost, method, channel, text } = view;
  const from = period === null ? view.from : firstDayOf[period](today);
  return { kind, from, to: period === null ? to : null, atLeast, atMost, method, channel, text };
}

/** Whether two views have the same address. */
export const isSameView = (one: TransactionView, other: TransactionView): boolean =>
  one === other || JSON.stringify(writeTransactionView(one)) === JSON.stringify(writeTransactionView(other));

/** A view of all lines, in the same order. */
export const withoutFilter = (view: TransactionView): TransactionView =>
  withFilter(view, { ...everyTransaction, period: null });

/** Whether a view asks for anything but all. */
export const isFiltering = (view: TransactionView): boolean =>
  ['q', ...filterNames].some((name) => name in writeTransactionView(view));

/** A view that asks for other lines, or in another order: it begins at its first page, with none open. */
export const withFilter = (view: TransactionView, change: Partial<TransactionView>): TransactionView => ({
  ...view,
  after: null,
  before: null,
  showsAll: false,
  shown: null,
  ...change,
});
