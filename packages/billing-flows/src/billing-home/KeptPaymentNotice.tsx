import { useCopy } from '@linework/copy';
import { Alert, Button, Link } from '@linework/design-system';
import type { BusinessDate, Money } from '@linework/domain';
import { styled } from 'styled-components';
import { billingHomeCopy } from './billing-home.copy.ts';

export interface KeptPaymentNoticeProps {
  readonly amount: Money;
  /** The day on which it was left. */
  readonly keptOn: BusinessDate;
  readonly today: BusinessDate;
  /** Where it goes on. */
  readonly href: string;
  readonly onDiscard: () => void;
}

const Place = styled.div`
  margin-block-end: var(--lw-space-24);
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-16) var(--lw-space-24);
`;

/** A payment was begun and left: it can be gone on with, or thrown away. */
export function KeptPaymentNotice({ amount, keptOn, today, href, onDiscard }: KeptPaymentNoticeProps) {
  const { t } = useCopy(billingHomeCopy);
  return (
    <Place>
      <Alert
        title={
          keptOn === today ? t('kept.titleToday', { amount }) : t('kept.title', { amount, date: keptOn })
        }
        action={
          <Ways>
            <Link href={href}>{t('kept.continue')}</Link>
            <Button variant="quiet" onPress={onDiscard}>
              {t('kept.discard')}
            </Button>
          </Ways>
        }
      >
        {t('kept.text')}
      </Alert>
    </Place>
  );
}
