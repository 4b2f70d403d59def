import { type GraphSchema, type TransactionPageQuery, transactionFilterToWire } from '@linework/contract';
import { everyTransaction } from '@linework/domain';
import type { KnownAccount } from '../support/customers.ts';

/** A page as it is answered. */
export type ShownPage = TransactionPageQuery['transactionPage'];

interface PageVariables {
  accountId: string;
  filter: GraphSchema.TransactionFilterInput;
  sort: GraphSchema.TransactionSort;
  first?: number;
  after?: string | null;
  before?: string | null;
}

/** Nothing is looked for. */
export const allTransactions = transactionFilterToWire(everyTransaction);
/** The newest of an account. */
export const firstPage = ({ accountId }: KnownAccount): PageVariables => ({
  accountId,
  filter: allTransactions,
  sort: 'newest',
});

/** What no page can be asked by. */
export const noPages: readonly Partial<PageVariables>[] = [
  { first: 0 },
  { first: 1_001 },
  { after: 'nowhere' },
  { before: 'nowhere' },
  { filter: { ...allTransactions, text: 'x'.repeat(61) } },
  { filter: { ...allTransactions, from: '2026-02-30' as const } },
  { filter: { ...allTransactions, atLeast: { unit: 'USD', value: '1' } } },
];
