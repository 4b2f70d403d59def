import { useCopy } from '@linework/copy';
import { Money, SumList, SumRow } from '@linework/design-system';
import {
  type DebitSum,
  isPositive,
  type Money as MoneyValue,
  negate,
  onTheirWayBefore,
  type Unconfirmed,
} from '@linework/domain';
import { styled } from 'styled-components';
import { balanceCopy } from '../balance/balance.copy.ts';
import { autoPayCopy } from './auto-pay.copy.ts';

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-16);
`;

const Note = styled.p`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

export interface DebitSumLinesProps {
  sum: DebitSum;
  date: string;
  /** What of the payments on their way is made now. */
  payNow: MoneyValue;
  /** How many of those that were on their way before nobody can confirm yet. */
  unconfirmed: Unconfirmed;
}

/** How what is owed is paid by a debit's day, to the cent: payments on their way, scheduled ones, and the debit. */
export function DebitSumLines({ sum, date, payNow, unconfirmed }: DebitSumLinesProps) {
  const { t } = useCopy(autoPayCopy);
  const { t: tell } = useCopy(balanceCopy);
  const { owed, scheduled, debit, ahead, scheduledLater } = sum;
  const before = onTheirWayBefore(sum, payNow);
  const pending = unconfirmed
    ? tell(unconfirmed === 'all' ? 'unconfirmed' : 'pendingAndUnconfirmed')
    : t('sum.pending');
  const lines = [
    { label: pending, amount: before },
    { label: t('sum.thisPayment'), amount: payNow },
    { label: t('sum.scheduled', { date }), amount: scheduled },
  ];
  return (
    <Lines>
      <SumList>
        {/* What is due is told beside what is on its way already; with that counted it would be less. */}
        <SumRow
          label={isPositive(before) ? t('sum.owedPosted') : tell('amountDue')}
          figure={<Money cents={owed.cents} />}
        />
        {lines.map(
          ({ label, amount }) =>
            isPositive(amount) && (
              <SumRow key={label} label={label} figure={<Money cents={negate(amount).cents} />} />
            ),
        )}
        {isPositive(ahead) && <SumRow label={t('sum.ahead')} figure={<Money cents={ahead.cents} />} />}
        <SumRow
          isTotal
          label={isPositive(debit) ? t('sum.autoPay', { date }) : t('sum.nothingLeft')}
          figure={<Money cents={debit.cents} />}
        />
      </SumList>
      {scheduledLater.map(({ id, amount, paymentDate }) => (
        <Note key={id}>{t('sum.later', { amount, date: paymentDate })}</Note>
      ))}
    </Lines>
  );
}
