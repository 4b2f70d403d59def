import { useCopy } from '@linework/copy';
import { Button, Link } from '@linework/design-system';
import type { Payment } from '@linework/domain';
import { styled } from 'styled-components';
import { accountNewsCopy } from './account-news.copy.ts';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-16) var(--lw-space-24);

  @media print {
    display: none;
  }
`;

export interface NewsActionsProps {
  readonly payment: Payment;
  /** Where to pay; `null` where that cannot be done online now. */
  readonly payHref: string | null;
  /** The result of the payment. */
  readonly resultHref: string;
  /** The customer has read it: it is told on none of their devices any more. */
  readonly onDismiss: () => void;
}

/** What can be done about a payment whose end is told: pay, look at it, or close the notice. */
export function NewsActions({ payment, payHref, resultHref, onDismiss }: NewsActionsProps) {
  const { t } = useCopy(accountNewsCopy);
  return (
    <Ways>
      {payHref && <Link href={payHref}>{t('pay')}</Link>}
      <Link href={resultHref}>{t('see')}</Link>
      <Button variant="quiet" aria-label={t('dismissAbout', { amount: payment.amount })} onPress={onDismiss}>
        {t('dismiss')}
      </Button>
    </Ways>
  );
}
