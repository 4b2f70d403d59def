import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import type { AccountInstant, AccountStandingName, Payment, ReturnedPayment } from '@linework/domain';
import type { ReactNode } from 'react';
import { useMethodLabel } from '../methods/use-method-label.ts';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { Unbroken } from '../outcomes/Unbroken.tsx';
import { accountNewsCopy } from './account-news.copy.ts';

const unbroken = { reference: <Unbroken /> };

/** Service is paid for and on its way back. */
export function RestoringAlert({ by }: { readonly by: AccountInstant }) {
  const { t } = useCopy(accountNewsCopy);
  return (
    <Alert tone="information" title={t('restoring.title')}>
      {t('restoring.text', { by })}
    </Alert>
  );
}

interface OfStanding {
  readonly standing: AccountStandingName;
}

/** Nothing past due is left, and only people bring the service, or the account, back: whom to call. */
export function CallToRestoreAlert({ standing }: OfStanding) {
  const { t, rich } = useCopy(accountNewsCopy);
  const { slots, values } = useSupportPhone();
  const call = standing === 'inactive' ? 'callToReopen' : 'callToRestore';
  return (
    <Alert tone="warning" title={t(`${call}.title`)}>
      {'phone' in values ? rich(`${call}.text`, slots, values) : t(`${call}.textWithoutPhone`)}
    </Alert>
  );
}

/** Paying alone does not bring it back: whom to call after that. */
export function CallAfterPaying({ standing }: OfStanding) {
  const { t, rich } = useCopy(accountNewsCopy);
  const { slots, values } = useSupportPhone();
  const call = standing === 'inactive' ? 'reopen' : 'reconnect';
  return 'phone' in values
    ? rich(`afterPaying.${call}`, slots, values)
    : t(`afterPaying.${call}WithoutPhone`);
}

/** A payment that nobody knows about after a day: what is open, that paying again is possible, and whom to ask. */
export function WithSupportAlert({ payment }: { readonly payment: Payment }) {
  const { t, rich } = useCopy(accountNewsCopy);
  const { slots, values } = useSupportPhone();
  const { reference } = payment;
  return (
    <Alert
      tone="warning"
      title={t('withSupport.title', { amount: payment.amount, date: payment.paymentDate })}
    >
      {t('withSupport.text')}{' '}
      {'phone' in values
        ? rich('withSupport.help', { ...slots, ...unbroken }, { ...values, reference })
        : rich('withSupport.helpWithoutPhone', unbroken, { reference })}
    </Alert>
  );
}

export interface ReturnedAlertProps {
  readonly returned: ReturnedPayment;
  readonly action: ReactNode;
}

/** A payment that the bank sent back: how much, when, why, and what now. */
export function ReturnedAlert({ returned: { payment, date }, action }: ReturnedAlertProps) {
  const { t, rich } = useCopy(accountNewsCopy);
  const method = useMethodLabel();
  return (
    <Alert tone="warning" title={t('returned.title', { amount: payment.amount })} action={action}>
      {t('returned.text', { date, method: method(payment.method) })}{' '}
      {t(`returned.why.${payment.returnReason ?? 'notSaid'}`)}{' '}
      {rich('reference', unbroken, { reference: payment.reference })}
    </Alert>
  );
}
