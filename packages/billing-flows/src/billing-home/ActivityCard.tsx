import { useCopy, useFormat } from '@linework/copy';
import { Card, Link, Money } from '@linework/design-system';
import { confirmationNumberOf, type Transaction } from '@linework/domain';
import { useMethodLabel } from '@linework/parts/methods';
import { Unbroken } from '@linework/parts/outcomes';
import { styled } from 'styled-components';
import { billingHomeCopy } from './billing-home.copy.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/* Where what it is and what it came to have no room side by side, the sum goes under it. */
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--lw-space-4) var(--lw-space-16);
  padding-block: var(--lw-space-12);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);

  &:last-child {
    padding-block-end: 0;
  }
`;

const What = styled.div`
  flex: 1 1 9rem;
  min-width: 0;
  color: var(--lw-color-ink);
  overflow-wrap: anywhere;
`;

const Note = styled.div`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

const Amount = styled.div`
  margin-inline-start: auto;
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-medium);
  text-align: end;
  white-space: nowrap;

  /* It counts for nothing: the word under it says so. */
  &[data-not-taken] {
    color: var(--lw-color-muted);
    font-weight: var(--lw-font-weight-regular);
  }
`;

export interface ActivityCardProps {
  readonly activity: readonly Transaction[];
  /** Where the result of a payment is shown. */
  readonly paymentHref: (paymentId: string) => string;
}

function ActivityRow({
  activity,
  paymentHref,
}: Pick<ActivityCardProps, 'paymentHref'> & { readonly activity: Transaction }) {
  const { t, rich } = useCopy(billingHomeCopy);
  const format = useFormat();
  const methodLabel = useMethodLabel();
  const { kind, date, postedDate, amount, payment } = activity;
  const notes = [
    // The day that the payment's own page tells; when it posted is the ledger's.
    format.dayMonthShort(kind === 'payment' && payment ? payment.paymentDate : date),
    ...(payment ? [t(`activity.by.${payment.channel}`), methodLabel(payment.method)] : []),
  ];
  const number =
    payment &&
    rich(
      confirmationNumberOf(payment) ? 'activity.confirmation' : 'activity.reference',
      { number: <Unbroken>{null}</Unbroken> },
      { number: payment.reference },
    );
  return (
    <Row>
      <What>
        {payment && kind === 'payment' ? (
          <Link href={paymentHref(payment.id)}>{t('activity.payment')}</Link>
        ) : (
          t(`activity.${kind}`)
        )}
        <Note>
          {notes.join(' · ')}
          {number && (
            <>
              {' · '}
              {number}
            </>
          )}
        </Note>
      </What>
      <Amount data-not-taken={payment?.status === 'failed' || undefined}>
        <Money cents={amount.cents} />
        {payment && postedDate === null && <Note>{t(`activity.status.${payment.status}`)}</Note>}
      </Amount>
    </Row>
  );
}

/** The newest bills and payments. */
export function ActivityCard({ activity, paymentHref }: ActivityCardProps) {
  const { t } = useCopy(billingHomeCopy);
  return (
    <Card title={t('activity.heading')}>
      {activity.length === 0 ? (
        <p>{t('activity.empty')}</p>
      ) : (
        <List>
          {activity.map((line) => (
            <ActivityRow key={line.id} activity={line} paymentHref={paymentHref} />
          ))}
        </List>
      )}
    </Card>
  );
}
