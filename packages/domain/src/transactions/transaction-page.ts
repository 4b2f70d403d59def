import type { ListedTransaction } from './listed-transaction.ts';

/** How many lines a page has, and how many are shown at once where all are asked for. */
export const transactionPageSize = 50;
export const mostTransactionsShown = 1_000;

/** A part of the list, and where in the whole it stands. */
export interface TransactionPage {
  readonly nodes: readonly ListedTransaction[];
  /** Where the part before this one ends; `null` for an empty one. */
  readonly startCursor: string | null;
  readonly endCursor: string | null;
  readonly hasPreviousPage: boolean;
  readonly hasNextPage: boolean;
  /** The place of its first line in the whole, from 1; 0 for an empty part. */
  readonly firstIndex: number;
  /** How many lines fit the filter, on all pages. */
  readonly count: number;
}
