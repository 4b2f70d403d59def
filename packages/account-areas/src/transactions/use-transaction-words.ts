import { useCopy } from '@linework/copy';
import { isAccepted, type ListedTransaction, payerToReader, statusOfTransaction } from '@linework/domain';
import { billsCopy } from '@linework/parts/bills';
import { transactionsCopy } from './transactions.copy.ts';

/** How a line stands, in words; of a bill as everywhere else. */
export function useStatusWords(): (line: ListedTransaction) => string {
  const { t } = useCopy(transactionsCopy);
  const { t: ofBill } = useCopy(billsCopy);
  return (line) => {
    const status = statusOfTransaction(line);
    return line.isBill && (status === 'paid' || status === 'pending' || status === 'pastDue')
      ? ofBill(`state.${status}`)
      : t(`status.${status}`);
  };
}

/** What a line's figure is: what became of a payment, and by whose doing, or what was asked for. */
export function useLead(readerId: string): (line: ListedTransaction) => string {
  const { t } = useCopy(transactionsCopy);
  return ({ kind, isBill, payment }) => {
    if (kind === 'charge') return t(`detail.lead.${isBill ? 'bill' : 'charge'}`);
    if (kind === 'credit') return t('detail.lead.credited');
    if (kind === 'return') return t('detail.lead.return');
    if (kind === 'refund') return t('detail.lead.refunded');
    // A payment of another time: nobody knows whose doing it was.
    if (!payment) return t('detail.lead.payment');
    const { status, createdBy } = payment;
    return isAccepted(status)
      ? t(`detail.lead.${status}.${payerToReader(payment, readerId)}`, { name: createdBy.name })
      : t(`detail.lead.${status}`);
  };
}
