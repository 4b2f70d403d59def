import { useCopy } from '@linework/copy';
import { Button, Link } from '@linework/design-system';
import type { Payment } from '@linework/domain';
import { accountNewsCopy } from './account-news.copy.ts';

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
    <>
      {payHref && <Link href={payHref}>{t('pay')}</Link>}
      <Link href={resultHref}>{t('see')}</Link>
      <Button variant="quiet" aria-label={t('dismissAbout', { amount: payment.amount })} onPress={onDismiss}>
        {t('dismiss')}
      </Button>
    </>
  );
}
