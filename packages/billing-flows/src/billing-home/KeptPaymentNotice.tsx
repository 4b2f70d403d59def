import { useCopy } from '@linework/copy';
import { Alert, Button, Link } from '@linework/design-system';
import type { BusinessDate, Money } from '@linework/domain';
import { keepFocus } from '@linework/parts/outcomes';
import { styled } from 'styled-components';
import { billingHomeCopy } from './billing-home.copy.ts';

export interface KeptPaymentNoticeProps {
  readonly amount: Money;
  /** The day on which it was left. */
  readonly keptOn: BusinessDate;
  readonly today: BusinessDate;
  /** Where it goes on. */
  readonly href: string;
  /** Its payment was refused: it was tried, and took nothing. */
  readonly hasFailed?: boolean;
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

/** A payment was begun and left, or didn't go through: it can be gone on with, or thrown away. */
export function KeptPaymentNotice(props: KeptPaymentNoticeProps) {
  const { amount, keptOn, today, href, hasFailed = false, onDiscard } = props;
  const { t } = useCopy(billingHomeCopy);
  const begun =
    keptOn === today ? t('kept.titleToday', { amount }) : t('kept.title', { amount, date: keptOn });
  return (
    <Place ref={keepFocus}>
      <Alert
        tone={hasFailed ? 'warning' : 'information'}
        title={hasFailed ? t('kept.failedTitle', { amount }) : begun}
        action={
          <Ways>
            <Link href={href}>{t(hasFailed ? 'kept.tryAgain' : 'kept.continue')}</Link>
            <Button variant="quiet" onPress={onDiscard}>
              {t('kept.discard')}
            </Button>
          </Ways>
        }
      >
        {t(hasFailed ? 'kept.failedText' : 'kept.text')}
      </Alert>
    </Place>
  );
}
