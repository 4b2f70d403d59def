import { moneyFromWire, TransactionDetailDocument } from '@linework/contract';
import type { Money } from '@linework/domain';
import { askGraph } from './graph.ts';

/** What the account came to right after a payment posted; `null` where it has not, or the account has none such. */
export async function fetchBalanceAfter(accountId: string, id: string): Promise<Money | null> {
  const { transactionDetail } = await askGraph(TransactionDetailDocument, { accountId, id });
  const balance = transactionDetail?.balanceAfter;
  return balance ? moneyFromWire(balance) : null;
}
