import { filterFits } from './filter-fits.ts';
import type { ListedTransaction } from './listed-transaction.ts';
import { type TransactionView, writeTransactionView } from './transaction-address.ts';
import { everyTransaction } from './transaction-filter.ts';
import type { TransactionPage } from './transaction-page.ts';
import { searchNarrows } from './transaction-search.ts';

/** Lines that are there before a search is answered. */
export interface LinesAtHand {
  /** Those the answer begins with, in its order. */
  readonly nodes: readonly ListedTransaction[];
  /** Whether they are the whole answer. */
  readonly areAll: boolean;
}

/** What a view asks for besides its search, whichever line is open. */
const besidesSearch = (view: TransactionView): string =>
  JSON.stringify(writeTransactionView({ ...view, text: '', shown: null }));

/**
 * What an answered search says about a narrower one: the lines of its beginning that fit are the beginning of the answer, and
 * the answer where all its lines are there. A list that nothing was searched in says so of every search.
 * @param of the view that the page answers
 * @returns `null` where the page says nothing about what is asked
 */
export function linesAtHand(
  page: TransactionPage,
  of: TransactionView,
  asked: TransactionView,
): LinesAtHand | null {
  if (page.hasPreviousPage || besidesSearch(of) !== besidesSearch(asked)) return null;
  if (!searchNarrows(asked.text, of.text)) return null;
  const search = { ...everyTransaction, text: asked.text };
  return { nodes: page.nodes.filter((line) => filterFits(line, search)), areAll: !page.hasNextPage };
}
