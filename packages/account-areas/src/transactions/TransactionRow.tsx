import { useCopy, useFormat } from '@linework/copy';
import { Money, StatusText, VisuallyHidden } from '@linework/design-system';
import { type ListedTransaction, lineCounts, listedNameOf, statusOfTransaction } from '@linework/domain';
import { useMethodLabel } from '@linework/parts/methods';
import { memo } from 'react';
import { What } from './cell-parts.ts';
import { transactionLooks } from './transaction-looks.ts';
import { transactionsCopy } from './transactions.copy.ts';
import { lineLinkId } from './use-back-to-line.ts';
import { useCancellationWords, useStatusWords } from './use-transaction-words.ts';

/** A row is written anew for another line, which mostly stands as the one before: its status is not drawn again then. */
const Status = memo(StatusText);

export interface TransactionRowProps {
  readonly line: ListedTransaction;
  /** Its place in the whole, the table's head counted. */
  readonly index: number;
  readonly isOpen: boolean;
  /** Whether its month stands above it, with the year. */
  readonly isUnderMonth: boolean;
  readonly href: string;
}

/** One line: when, what and by what, how it stands, what it came to. The whole line opens it. */
export function TransactionRow({ line, index, isOpen, isUnderMonth, href }: TransactionRowProps) {
  const { t } = useCopy(transactionsCopy);
  const format = useFormat();
  const labelOf = useMethodLabel();
  const statusWords = useStatusWords();
  const cancellationWords = useCancellationWords('list');
  const { kind, date, amount, payment, dueDate, left, refunded } = line;
  const status = statusOfTransaction(line);
  const counts = lineCounts(line);
  const shown = counts === 'counted' ? amount.cents : Math.abs(amount.cents);
  // A bill that is a credit is heard as one: without its sign it would be a bill to pay.
  const said = line.standing === 'credit' ? amount.cents : Math.abs(amount.cents);
  const note = payment
    ? kind === 'refund'
      ? t('list.refundTo', { method: labelOf(payment.method) })
      : t('list.from', { channel: t(`channels.${payment.channel}`), method: labelOf(payment.method) })
    : dueDate && (left ? t('list.dueRest', { date: dueDate, left }) : t('list.due', { date: dueDate }));
  const cancelled = cancellationWords(line);
  return (
    <tr data-part="line" data-open={isOpen || undefined} aria-rowindex={index}>
      <td data-part="date">{isUnderMonth ? format.dayMonthShort(date) : format.dateShort(date)}</td>
      <th scope="row" data-part="what">
        <What>
          {/* No `Link`: fifty of them take as long to draw as the lines themselves. What a press does stands in the table. */}
          <a
            href={href}
            data-line={line.id}
            {...(isOpen && { 'aria-current': true })}
            id={lineLinkId(line.id)}
          >
            {t(`line.${listedNameOf(line)}`)}
            <VisuallyHidden> {t('list.which', { amount: { ...amount, cents: said }, date })}</VisuallyHidden>
          </a>
          {note && <small>{note}</small>}
          {cancelled && <small>{cancelled}</small>}
          {refunded && <small>{t('list.refunded', { amount: refunded })}</small>}
        </What>
      </th>
      <td data-part="status">
        <Status {...transactionLooks[status]}>{statusWords(line)}</Status>
      </td>
      <td data-part="amount" data-counts={counts}>
        <Money cents={shown} />
      </td>
    </tr>
  );
}
