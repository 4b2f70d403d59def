import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { type BusinessDate, type FailedPayment, failureReasonOf, isNamedDevice } from '@linework/domain';
import type { ReactNode } from 'react';
import { useMethodLabel } from '../methods/use-method-label.ts';
import { Unbroken } from '../outcomes/Unbroken.tsx';
import { accountNewsCopy } from './account-news.copy.ts';

export interface FailedPaymentAlertProps {
  readonly failed: FailedPayment;
  /** When Auto Pay tries next; `null` where it is off. */
  readonly nextDebit: BusinessDate | null;
  readonly action: ReactNode;
}

/** A payment failed when nobody was there to be told: which, why as far as is known, and what now. */
export function FailedPaymentAlert({ failed: { payment, how }, nextDebit, action }: FailedPaymentAlertProps) {
  const { t, rich } = useCopy(accountNewsCopy);
  const methodLabel = useMethodLabel();
  const { amount, paymentDate: date, method, reference, device } = payment;
  const title = () => {
    if (!device) return t(`failed.${how}`, { amount, date });
    // Nothing else is made for a device than what its payer waits for.
    if (isNamedDevice(device)) return t('failed.checkedDevice', { amount, date, device: device.name });
    return t(how === 'autoPay' ? 'failed.autoPayMobile' : 'failed.checkedMobileBill', { amount, date });
  };
  const next =
    how !== 'autoPay'
      ? t(`failed.next.${how}`)
      : nextDebit
        ? t('failed.next.autoPay', { date: nextDebit })
        : t('failed.next.autoPayEnded');
  return (
    <Alert tone="warning" title={title()} foldLabel={t('details')} action={action}>
      {t(`failed.reasons.${failureReasonOf(payment)}`, { method: methodLabel(method, 'inSentence') })} {next}{' '}
      {rich('reference', { reference: <Unbroken /> }, { reference })}
    </Alert>
  );
}
