import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import type { Payment, ReturnedPayment } from '@linework/domain';
import type { ReactNode } from 'react';
import { useMethodLabel } from '../methods/use-method-label.ts';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { Unbroken } from '../outcomes/Unbroken.tsx';
import { accountNewsCopy } from './account-news.copy.ts';

const unbroken = { reference: <Unbroken /> };

/** A payment that nobody knows about after a day: what is open, that paying again is possible, and whom to ask. */
export function WithSupportAlert({ payment }: { readonly payment: Payment }) {
  const { t, rich } = useCopy(accountNewsCopy);
  const { slots, values } = useSupportPhone();
  const { reference } = payment;
  return (
    <Alert
      tone="warning"
      title={t('withSupport.title', { amount: payment.amount, date: payment.paymentDate })}
      foldLabel={t('details')}
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
    <Alert
      tone="warning"
      title={t('returned.title', { amount: payment.amount })}
      foldLabel={t('details')}
      action={action}
    >
      {t('returned.text', { date, method: method(payment.method, 'inSentence') })}{' '}
      {t(`returned.why.${payment.returnReason ?? 'notSaid'}`)}{' '}
      {rich('reference', unbroken, { reference: payment.reference })}
    </Alert>
  );
}
