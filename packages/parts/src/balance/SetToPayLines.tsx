import { useCopy } from '@linework/copy';
import { Badge, PositiveIcon, ScheduledIcon, SplitBar } from '@linework/design-system';
import {
  type BillingSummary,
  isOneForAll,
  personToReader,
  type SetDebit,
  type SetToPay,
} from '@linework/domain';
import { styled } from 'styled-components';
import { amountDueCopy } from './amount-due.copy.ts';
import { nearness } from './use-amount-sentence.tsx';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-8) var(--lw-space-16);

  & > span:last-child:not(:first-child) {
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-14);
    line-height: var(--lw-line-height-14);
  }
`;

export interface SetToPayProps {
  readonly set: SetToPay;
  readonly summary: BillingSummary;
}

/** Whether a bill is covered by what leaves by itself, and what it came to. */
export function SetToPayHead({ set, summary, isCovered }: SetToPayProps & { readonly isCovered: boolean }) {
  const { t } = useCopy(amountDueCopy);
  const { balance, openCharges, today } = summary;
  const { amountDue, nextDueDate: date } = balance;
  const [bill, ...others] = openCharges;
  const isOneBill = bill?.kind === 'bill' && others.length === 0;
  // With one payment for all of it the figure below is the same.
  const tells = isOneForAll(set) ? 'day' : 'whole';
  return (
    <Head>
      {isCovered ? (
        <Badge tone="positive" icon={PositiveIcon}>
          {isOneBill ? t('covered', { bill: bill.date }) : t('coveredAll')}
        </Badge>
      ) : (
        <Badge tone="brand" icon={ScheduledIcon}>
          {t('partly')}
        </Badge>
      )}
      {date && <span>{t(`${tells}${nearness(date, today)}`, { amount: amountDue, date })}</span>}
    </Head>
  );
}

/** What pays the bill, payment by payment, down to what is left. */
export function SetToPayLines({
  set,
  summary,
  readerId,
}: SetToPayProps & { readonly readerId?: string | undefined }) {
  const { t } = useCopy(amountDueCopy);
  const { amountDue } = summary.balance;
  const labelOf = ({ date, madeBy }: SetDebit): string => {
    if (!madeBy) return t('part.autoPay', { date });
    const who = readerId === undefined ? 'other' : personToReader(madeBy, readerId);
    return t(`part.${who}`, { date, name: madeBy.name });
  };
  return (
    <SplitBar
      parts={set.payments.map((payment, index) => ({
        id: `${index}`,
        label: labelOf(payment),
        cents: payment.amount.cents,
      }))}
      whole={amountDue.cents}
      left={{ label: t('part.left'), cents: set.left.cents }}
    />
  );
}
