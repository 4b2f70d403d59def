import { useCopy } from '@linework/copy';
import {
  cancellationOf,
  isAccepted,
  type ListedTransaction,
  payerToReader,
  statusNameOf,
} from '@linework/domain';
import { transactionsCopy } from './transactions.copy.ts';

/** How a line stands, in words. */
export function useStatusWords(): (line: ListedTransaction) => string {
  const { t } = useCopy(transactionsCopy);
  return (line) => t(`status.${statusNameOf(line)}`);
}

/** That a payment was canceled, and the day it had been scheduled for; `null` for any other line. */
export function useCancellationWords(
  place: 'list' | 'detail.took',
): (line: ListedTransaction) => string | null {
  const { t } = useCopy(transactionsCopy);
  return (line) => {
    const cancellation = cancellationOf(line);
    if (!cancellation) return null;
    const { on, setFor: date } = cancellation;
    return on ? t(`${place}.cancelledOn`, { on, date }) : t(`${place}.cancelled`, { date });
  };
}

/** What a line's figure is: what became of a payment, and by whose doing, or what was asked for. */
export function useLead(readerId: string): (line: ListedTransaction) => string {
  const { t } = useCopy(transactionsCopy);
  return ({ kind, isBill, payment, standing }) => {
    if (standing === 'credit') return t('detail.lead.credit');
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
