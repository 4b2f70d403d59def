import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import type { AccountInstant, Payment, ReturnedPayment } from '@linework/domain';
import { accountNewsCopy } from './account-news.copy.ts';
import { useSupportPhone } from './support-phone.tsx';
import { useMethodLabel } from './use-method-label.ts';

/** Service is paid for and on its way back. */
export function RestoringAlert({ by }: { readonly by: AccountInstant }) {
  const { t } = useCopy(accountNewsCopy);
  return (
    <Alert tone="information" title={t('restoring.title')}>
      {t('restoring.text', { by })}
    </Alert>
  );
}

/** Nothing past due is left, and only people bring service back: whom to call. */
export function CallToRestoreAlert() {
  const { t, rich } = useCopy(accountNewsCopy);
  const { slots, values } = useSupportPhone();
  return (
    <Alert tone="warning" title={t('callToRestore.title')}>
      {'phone' in values ? rich('callToRestore.text', slots, values) : t('callToRestore.textWithoutPhone')}
    </Alert>
  );
}

/** A payment that nobody knows about after a day: what is open, and that paying again is possible. */
export function WithSupportAlert({ payment }: { readonly payment: Payment }) {
  const { t } = useCopy(accountNewsCopy);
  return (
    <Alert
      tone="warning"
      title={t('withSupport.title', { amount: payment.amount, date: payment.paymentDate })}
    >
      {t('withSupport.text')}
    </Alert>
  );
}

/** A payment that the bank sent back: how much, when, and what now. */
export function ReturnedAlert({ returned: { payment, date } }: { readonly returned: ReturnedPayment }) {
  const { t } = useCopy(accountNewsCopy);
  const method = useMethodLabel();
  return (
    <Alert tone="warning" title={t('returned.title', { amount: payment.amount })}>
      {t('returned.text', { date, method: method(payment.method) })}
    </Alert>
  );
}
