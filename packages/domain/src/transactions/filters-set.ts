import type { TransactionView } from './transaction-address.ts';

/** How many choices narrow a view beside its words: two days are one of them, and two amounts. */
export const filtersSet = (view: TransactionView): number => {
  const { kind, period, from, to, atLeast, atMost, method, channel } = view;
  return [kind, period ?? from ?? to, atLeast ?? atMost, method, channel].filter((choice) => choice !== null)
    .length;
};

/** What clearing a view takes away: its words, its filters, or both. */
export type Cleared = 'search' | 'filters' | 'all';

export const clearedBy = (view: TransactionView): Cleared => {
  if (filtersSet(view) === 0) return 'search';
  return view.text === '' ? 'filters' : 'all';
};
