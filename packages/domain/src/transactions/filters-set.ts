import type { TransactionView } from './transaction-address.ts';

/** How many choices narrow a view beside its words: two days are one of them, and two amounts. */
export const filtersSet = (view: TransactionView): number => {
  const { kind, period, from, to, atLeast, atMost, method, channel } = view;
  return [kind, period ?? from ?? to, atLeast ?? atMost, method, channel].filter((choice) => choice !== null)
    .length;
};
