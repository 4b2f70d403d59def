import { useCopy, useFormat } from '@linework/copy';
import { ChevronRightIcon, Icon, Link, Money, StatusText, VisuallyHidden } from '@linework/design-system';
import {
  type BillingSummary,
  confirmationNumberOf,
  type ListedBill,
  lineCounts,
  lineNameOf,
  type Transaction,
  usd,
} from '@linework/domain';
import { billsCopy } from '@linework/parts/bills';
import { useMethodLabel } from '@linework/parts/methods';
import { Unbroken } from '@linework/parts/outcomes';
import { keyframes, styled } from 'styled-components';
import { billLooks, billStatusOf, paymentLooks, paymentStatusOf } from './activity-status.ts';
import { billingHomeCopy } from './billing-home.copy.ts';
import type { BillingHomeLinks } from './billing-home.types.ts';

const landed = keyframes`
  from { background: var(--lw-color-brand-soft); }
`;

/* Where what it is and what it came to have no room side by side, the sum goes under it. */
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--lw-space-4) var(--lw-space-16);
  position: relative;
  min-height: 4rem;
  padding-block: var(--lw-space-12);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);

  &:last-child {
    padding-block-end: 0;
  }

  /* The whole row is the way to its payment; on paper it says what it is. */
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  @media print {
    && a[href] {
      display: inline;
      color: inherit;
    }

    a > svg {
      display: none;
    }
  }

  /* Here the payment that was just made landed. */
  &[data-landed] {
    animation: ${landed} 1600ms var(--lw-ease-out) 1;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-landed] {
      animation: none;
    }
  }
`;

const What = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-medium);
  overflow-wrap: anywhere;
`;

const Note = styled.div`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  font-weight: var(--lw-font-weight-regular);
  line-height: var(--lw-line-height-13);
`;

const Amount = styled.div`
  display: grid;
  align-content: start;
  justify-items: end;
  margin-inline-start: auto;
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-semibold);
  text-align: end;

  /* It took nothing, or nobody knows if it did: the word under it says so. */
  &:not([data-counts="counted"]) > span:first-child {
    color: var(--lw-color-muted);
    font-weight: var(--lw-font-weight-regular);
  }

  &[data-counts="notCounted"] > span:first-child {
    text-decoration: line-through;
  }
`;

export interface ActivityRowProps {
  readonly line: Transaction;
  readonly links: Pick<BillingHomeLinks, 'activity' | 'transaction'>;
  /** What a statement's line is told from; empty, and `null`, while that is not known. */
  readonly bills: readonly ListedBill[];
  readonly summary: BillingSummary | null;
  /** It landed since the page was last seen. */
  readonly isNew: boolean;
}

/** One line of the account's activity: what it is, what is known of it, what it came to and how it stands. */
export function ActivityRow({ line, links, bills, summary, isNew }: ActivityRowProps) {
  const { t, rich } = useCopy(billingHomeCopy);
  const { t: billWords } = useCopy(billsCopy);
  const format = useFormat();
  const methodLabel = useMethodLabel();
  const { date, amount, payment } = line;
  const paymentStatus = paymentStatusOf(line);
  const bill = billStatusOf(line, bills, summary);
  const billWord = ({ standing, dueDate }: NonNullable<typeof bill>) =>
    standing === 'unpaid' ? billWords('state.dueShort', { date: dueDate }) : billWords(`state.${standing}`);
  const counts = lineCounts(line);
  const day = format.dayMonthShort(date);
  const isRefund = line.kind === 'refund';
  return (
    <Row data-landed={isNew || undefined}>
      <What>
        <Link href={links.transaction(line.id)}>
          {t(`activity.${lineNameOf(line)}`)}
          <Icon of={ChevronRightIcon} size="small" />
          <VisuallyHidden>
            {t('activity.see', {
              amount: bill?.standing === 'credit' ? amount : usd(Math.abs(amount.cents)),
            })}
          </VisuallyHidden>
        </Link>
        <Note>{payment && !isRefund ? [day, t(`activity.by.${payment.channel}`)].join(' · ') : day}</Note>
        {payment && (
          <>
            <Note>
              {isRefund
                ? t('activity.refundTo', { method: methodLabel(payment.method, 'inSentence') })
                : methodLabel(payment.method)}
            </Note>
            <Note>
              {rich(
                confirmationNumberOf(payment) ? 'activity.confirmation' : 'activity.reference',
                { number: <Unbroken>{null}</Unbroken> },
                { number: payment.reference },
              )}
            </Note>
          </>
        )}
      </What>
      <Amount data-counts={counts}>
        <Money cents={counts === 'counted' ? amount.cents : Math.abs(amount.cents)} />
        {paymentStatus && (
          <StatusText {...paymentLooks[paymentStatus]}>{t(`activity.status.${paymentStatus}`)}</StatusText>
        )}
        {bill && <StatusText {...billLooks[bill.standing]}>{billWord(bill)}</StatusText>}
      </Amount>
    </Row>
  );
}
