import { TransactionDetailDocument, transactionDetailFromWire } from '@linework/contract';
import { type SincePosted, sincePosted } from '@linework/domain';
import { askGraph } from './graph.ts';

/** What the account came to right after a payment posted, and what of it was given back since. */
export async function fetchSincePosted(accountId: string, id: string): Promise<SincePosted> {
  const { transactionDetail } = await askGraph(TransactionDetailDocument, { accountId, id });
  return sincePosted(transactionDetail && transactionDetailFromWire(transactionDetail));
}
