import { useCopy } from '@linework/copy';
import { Button, Modal } from '@linework/design-system';
import {
  type BusinessDate,
  type Money,
  othersSet,
  type PaymentOptions,
  paymentSum,
  subtract,
} from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

export interface OverpaymentModalProps {
  isOpen: boolean;
  amount: Money;
  /** `null` before a day is chosen. */
  date: BusinessDate | null;
  options: Pick<PaymentOptions, 'balance' | 'dates' | 'methods' | 'scheduledPayments' | 'autoPayDebit'>;
  onConfirm: () => void;
  onRefuse: () => void;
}

/** More than is due needs a yes (spec section 5). */
export function OverpaymentModal(props: OverpaymentModalProps) {
  const { isOpen, amount, date, options, onConfirm, onRefuse } = props;
  const { t } = useCopy(paymentCopy);
  const { amountDue } = options.balance;
  const { alreadySet, beyond } = paymentSum(amount, date ?? options.dates.today, options);
  return (
    <Modal
      role="alertdialog"
      isOpen={isOpen}
      onEscape={onRefuse}
      title={t('overpayment.title')}
      actions={
        <>
          <Button onPress={onConfirm}>{t('overpayment.confirm', { amount })}</Button>
          <Button variant="secondary" onPress={onRefuse}>
            {t('overpayment.refuse')}
          </Button>
        </>
      }
    >
      <p data-outcome="LW-PAY-024">
        {t('overpayment.text', { amount, amountDue, extra: subtract(amount, amountDue) })}
        {alreadySet.length > 0 &&
          ` ${t('overpayment.withOthers', { others: t(`others.${othersSet(alreadySet)}`), credit: beyond })}`}
      </p>
    </Modal>
  );
}
