import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import type { Payment, ReturnedPayment } from '@linework/domain';
import type { ReactNode } from 'react';
import { useMethodLabel } from '../methods/use-method-label.ts';
import { Unbroken } from '../outcomes/Unbroken.tsx';
import { accountNewsCopy } from './account-news.copy.ts';
import { WithSupportText, type WithSupportTextProps } from './WithSupportText.tsx';

const unbroken = { reference: <Unbroken /> };

/** A payment that nobody knows about after a day. */
export function WithSupportAlert({ payment, isPaidBesides }: WithSupportTextProps) {
  const { t } = useCopy(accountNewsCopy);
  return (
    <Alert
      tone="warning"
      title={t('withSupport.title', { amount: payment.amount, date: payment.paymentDate })}
      foldLabel={t('details')}
    >
      <WithSupportText payment={payment} isPaidBesides={isPaidBesides} />
    </Alert>
  );
}

export interface ConfirmedAlertProps {
  readonly payment: Payment;
  readonly action: ReactNode;
}

/** A payment that nobody knew of for a while, and that went through. */
export function ConfirmedAlert({
  payment: { amount, paymentDate: date, reference },
  action,
}: ConfirmedAlertProps) {
  const { t, rich } = useCopy(accountNewsCopy);
  return (
    <Alert
      tone="positive"
      title={t('confirmed.title', { amount, date })}
      foldLabel={t('details')}
      action={action}
    >
      {rich('confirmation', unbroken, { reference })}
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
    <Alert
      tone="warning"
      title={t('returned.title', { amount: payment.amount })}
      foldLabel={t('details')}
      action={action}
    >
      {t('returned.text', { date, method: method(payment.method, 'inSentence') })}{' '}
      {t(`returned.why.${payment.returnReason ?? 'notSaid'}`)}{' '}
      {rich('confirmation', unbroken, { reference: payment.reference })}
    </Alert>
  );
}
