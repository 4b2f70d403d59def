import { useCopy } from '@linework/copy';
import { Button, VisuallyHidden } from '@linework/design-system';
import { type Notice, noticesOf } from '@linework/domain';
import { accountNewsCopy, withSupportBesides } from '@linework/parts/standings';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { billingHomeCopy } from './billing-home.copy.ts';
import { NoticeAlert, type NoticeAlertProps } from './NoticeAlert.tsx';

/** How many are shown before the customer asks for all (look and feel, layout). */
const shownAtOnce = 2;
const List = styled.ul`
  display: grid;
  gap: var(--lw-space-12);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/* It takes the focus only to hand it on, so it shows none. */
const Place = styled.div`
  outline: none;

  /* Without a notice it takes no room in what it stands in. */
  &:not(:has(li)) {
    position: absolute;
  }
`;

export type BillingAlertsProps = Omit<NoticeAlertProps, 'notice'>;

/** A payment's notices are known by the payment; of the others there is one of a kind. */
function keyOf(notice: Notice): string {
  if (notice.kind === 'failed') return notice.failed.payment.id;
  if (notice.kind === 'returned') return notice.returned.payment.id;
  return 'payment' in notice ? notice.payment.id : notice.kind;
}

/** The notices of billing home and of the account's summary: the worst first, at most two before "show all". */
export function BillingAlerts(props: BillingAlertsProps) {
  const { t } = useCopy(billingHomeCopy);
  const { t: tell } = useCopy(accountNewsCopy);
  const [showsAll, setShowsAll] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const onDismiss = (paymentId: string) => {
    // The button goes with its notice: whoever goes on by keyboard goes on from here.
    place.current?.focus();
    setDismissed(true);
    props.onDismiss(paymentId);
  };
  const { summary } = props;
  const notices = noticesOf(summary, withSupportBesides(summary));
  const shown = showsAll ? notices : notices.slice(0, shownAtOnce);
  const hidden = notices.length - shown.length;
  return (
    <Place ref={place} tabIndex={-1}>
      <VisuallyHidden role="status">{dismissed ? tell('dismissed') : ''}</VisuallyHidden>
      {notices.length > 0 && (
        <List aria-label={t('alerts.label')}>
          {shown.map((notice) => (
            <li key={keyOf(notice)}>
              <NoticeAlert {...props} notice={notice} onDismiss={onDismiss} />
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <Button variant="quiet" onPress={() => setShowsAll(true)}>
                {t('alerts.showAll', { count: hidden })}
              </Button>
            </li>
          )}
        </List>
      )}
    </Place>
  );
}
