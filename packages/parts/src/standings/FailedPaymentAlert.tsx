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
  /** Whether it can be paid online now. */
  readonly canPay: boolean;
  readonly action: ReactNode;
}

/** A payment failed when nobody was there to be told: which, why as far as is known, and what now. */
export function FailedPaymentAlert(props: FailedPaymentAlertProps) {
  const { failed, nextDebit, canPay, action } = props;
  const { payment, how } = failed;
  const { t, rich } = useCopy(accountNewsCopy);
  const methodLabel = useMethodLabel();
  const { amount, paymentDate: date, method, reference, device } = payment;
  const title = () => {
    if (!device) return t(`failed.${how}`, { amount, date });
    // Nothing else is made for a device than what its payer waits for.
    if (isNamedDevice(device)) return t('failed.checkedDevice', { amount, date, device: device.name });
    return t(how === 'autoPay' ? 'failed.autoPayMobile' : 'failed.checkedMobileBill', { amount, date });
  };
  const reason = failureReasonOf(payment);
  const why = reason === 'methodUnusable' && method.type === 'bankAccount' ? 'accountUnusable' : reason;
  const next = () => {
    if (how === 'autoPay' && nextDebit) {
      const offered = reason === 'methodUnusable' ? 'next.autoPayUnusable' : 'next.autoPay';
      return t(`failed.${canPay ? offered : 'nextWithoutPaying.autoPay'}`, { date: nextDebit });
    }
    if (how === 'scheduled') return t(`failed.${canPay ? 'next' : 'nextWithoutPaying'}.scheduled`);
    return canPay && t(how === 'autoPay' ? 'failed.next.autoPayEnded' : 'failed.next.checked');
  };
  return (
    <Alert tone="warning" title={title()} foldLabel={t('details')} action={action}>
      {t(`failed.reasons.${why}`, { method: methodLabel(method, 'inSentence') })} {next()}{' '}
      {rich('reference', { reference: <Unbroken /> }, { reference })}
    </Alert>
  );
}
