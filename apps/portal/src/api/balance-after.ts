import { moneyFromWire, TransactionDetailDocument } from '@linework/contract';
import type { Money } from '@linework/domain';
import { askGraph } from './graph.ts';

/**
 * What the account came to right after a payment posted; `null` where it has not, or the account has none such, or part of it
 * was given back since: what it left then is no credit any more.
 */
export async function fetchBalanceAfter(accountId: string, id: string): Promise<Money | null> {
  const { transactionDetail } = await askGraph(TransactionDetailDocument, { accountId, id });
  if (!transactionDetail?.balanceAfter || transactionDetail.refunds.length > 0) return null;
  return moneyFromWire(transactionDetail.balanceAfter);
}
