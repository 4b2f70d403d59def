import type { ListedTransaction } from './listed-transaction.ts';
import { type TransactionView, writeTransactionView } from './transaction-address.ts';
import { everyTransaction, filterFits } from './transaction-filter.ts';
import type { TransactionPage } from './transaction-page.ts';

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
 * What a list that nothing was searched in already says about a search in it: the lines of its beginning that fit are the
 * beginning of the answer. A longer search may fit lines that a shorter one did not (`vis` means a card, `vi` nothing), so
 * only a page without a search can be narrowed.
 * @param of the view that the page answers
 * @returns `null` where the page says nothing about what is asked
 */
export function linesAtHand(
  page: TransactionPage,
  of: TransactionView,
  asked: TransactionView,
): LinesAtHand | null {
  if (of.text !== '' || page.hasPreviousPage || besidesSearch(of) !== besidesSearch(asked)) return null;
  const search = { ...everyTransaction, text: asked.text };
  return { nodes: page.nodes.filter((line) => filterFits(line, search)), areAll: !page.hasNextPage };
}
