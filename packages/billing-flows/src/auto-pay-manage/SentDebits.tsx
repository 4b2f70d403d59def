import { useCopy } from '@linework/copy';
import { debitSentOn, type Payment, type PaymentOptions, unconfirmedDebit } from '@linework/domain';
import { useMethodLabel } from '@linework/parts/methods';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';

export interface SentDebitsProps {
  readonly options: Pick<PaymentOptions, 'countedPayments' | 'dates'>;
}

/** Whether Auto Pay has charged anything already that canceling does not stop. */
export const hasSentDebits = ({ countedPayments, dates }: SentDebitsProps['options']): boolean =>
  debitSentOn(countedPayments, dates.today) !== null || unconfirmedDebit(countedPayments) !== null;

/** What Auto Pay has charged already, which canceling does not stop: today, and what nobody can confirm yet. */
export function SentDebits({ options: { countedPayments, dates } }: SentDebitsProps) {
  const { t } = useCopy(autoPayManageCopy);
  const sent = debitSentOn(countedPayments, dates.today);
  const unconfirmed = unconfirmedDebit(countedPayments);
  return (
    <>
      {sent && <p>{t('result.sentToday', { amount: sent.amount })}</p>}
      {unconfirmed && (
        <p>{t('result.confirming', { amount: unconfirmed.amount, date: unconfirmed.paymentDate })}</p>
      )}
    </>
  );
}

/** A charge that nobody can confirm yet, which a change of the method comes too late for. */
export function UnconfirmedDebit({ debit }: { readonly debit: Payment }) {
  const { t } = useCopy(autoPayManageCopy);
  const labelOf = useMethodLabel();
  const { amount, paymentDate, method } = debit;
  return <p>{t('late.unconfirmed', { amount, date: paymentDate, method: labelOf(method, 'inSentence') })}</p>;
}
