import { useCopy } from '@linework/copy';
import { Alert, Button, Link } from '@linework/design-system';
import { type BillingSummary, failedBefore, isKeptPaymentOffered } from '@linework/domain';
import { keepFocus } from '@linework/parts/outcomes';
import { styled } from 'styled-components';
import { billingHomeCopy } from './billing-home.copy.ts';
import type { KeptPaymentOffer } from './billing-home.types.ts';

export interface KeptPaymentNoticeProps {
  readonly kept: KeptPaymentOffer;
  readonly summary: BillingSummary;
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

/**
 * A payment was begun and left, or didn't go through: it can be gone on with, or thrown away. Nothing where it is not offered
 * any more.
 */
export function KeptPaymentNotice({ kept, summary }: KeptPaymentNoticeProps) {
  const { t } = useCopy(billingHomeCopy);
  if (!isKeptPaymentOffered(kept, summary)) return null;
  const { amount, keptOn, href, onDiscard } = kept;
  // It was tried, and took nothing.
  const hasFailed = failedBefore(kept, summary) !== null;
  const begun =
    keptOn === summary.today ? t('kept.titleToday', { amount }) : t('kept.title', { amount, date: keptOn });
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
