import { useCopy } from '@linework/copy';
import { Button, Modal } from '@linework/design-system';
import { type Money, subtract } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

export interface OverpaymentModalProps {
  isOpen: boolean;
  amount: Money;
  amountDue: Money;
  onConfirm: () => void;
  onRefuse: () => void;
}

/** More than is due needs a yes (spec section 5). */
export function OverpaymentModal({ isOpen, amount, amountDue, onConfirm, onRefuse }: OverpaymentModalProps) {
  const { t } = useCopy(paymentCopy);
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
      </p>
    </Modal>
  );
}
