import {
  type ListedTransaction,
  linesAtHand,
  type TransactionPage,
  type TransactionView,
} from '@linework/domain';
import { useMemo, useState } from 'react';
import type { KeptPage, KeptPages } from './use-kept.ts';

/** The lines that the list shows, and what they were asked for by. */
export interface ShownLines {
  readonly nodes: readonly ListedTransaction[];
  /** The place of the first in the whole, from 1. */
  readonly firstIndex: number;
  readonly view: TransactionView;
  /** The answer they are of; `null` for those at hand, of which nobody knows yet how many more fit. */
  readonly answer: TransactionPage | null;
}

const ofAnswer = ({ page, view }: KeptPage): ShownLines => ({
  nodes: page.nodes,
  firstIndex: page.firstIndex,
  view,
  answer: page,
});

/** All the lines that fit, as an answer has them. */
const wholeOf = (nodes: readonly ListedTransaction[]): TransactionPage => ({
  nodes,
  startCursor: null,
  endCursor: null,
  hasPreviousPage: false,
  hasNextPage: false,
  firstIndex: nodes.length === 0 ? 0 : 1,
  count: nodes.length,
});

function atHand({ page, view: of }: KeptPage, view: TransactionView): ShownLines | null {
  const lines = linesAtHand(page, of, view);
  if (lines === null) return null;
  const { nodes, areAll } = lines;
  if (areAll) return ofAnswer({ page: wholeOf(nodes), view });
  return nodes.length === 0 ? null : { nodes, firstIndex: 1, view, answer: null };
}

/**
 * The answer; while a search waits for it, or cannot have it, the lines that are at hand and fit: a letter need not wait for a
 * connection to show what is there already. A narrower search is looked up in the last answer, any other in the list before the
 * search. Where none are, what was shown stays.
 * @param isAnswered whether the last answer is the view's
 */
export function useShownLines(
  { last, unsearched }: KeptPages,
  view: TransactionView,
  isAnswered: boolean,
): ShownLines | null {
  const [shown, show] = useState<ShownLines | null>(null);
  const now = useMemo(
    () =>
      isAnswered
        ? last && ofAnswer(last)
        : ((last && atHand(last, view)) ?? (unsearched && atHand(unsearched, view))),
    [last, unsearched, view, isAnswered],
  );
  if (now !== null && now !== shown) show(now);
  return now ?? shown;
}
