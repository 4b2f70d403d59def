import type { Transaction } from '../facts/transaction.ts';
import type { TransactionFilter } from './transaction-filter.ts';
import { searchWords, wordFits } from './transaction-search.ts';

const within = <Value extends string | number>(value: Value, least: Value | null, most: Value | null) =>
  (least === null || value >= least) && (most === null || value <= most);

/** Whether a line is one of those asked for. */
export function filterFits(line: Transaction, filter: TransactionFilter): boolean {
  const { kind, from, to, atLeast, atMost, method, channel, text } = filter;
  return (
    (kind === null || line.kind === kind) &&
    within(line.date, from, to) &&
    within(Math.abs(line.amount.cents), atLeast?.cents ?? null, atMost?.cents ?? null) &&
    (method === null || line.payment?.method.type === method) &&
    (channel === null || line.payment?.channel === channel) &&
    searchWords(text).every((word) => wordFits(line, word))
  );
}
