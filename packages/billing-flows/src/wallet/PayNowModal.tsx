import { useCopy } from '@linework/copy';
import { Button, Modal } from '@linework/design-system';
import type { Money } from '@linework/domain';
import { type NameableMethod, useMethodLabel } from '@linework/parts/methods';
import { walletCopy } from './wallet.copy.ts';

export interface PayNowModalProps {
  readonly amount: Money;
  readonly method: NameableMethod;
  readonly onPay: () => void;
  readonly onDecline: () => void;
}

/** Something is due, and a method was just added or put right that can pay it (spec section 2.5). */
export function PayNowModal({ amount, method, onPay, onDecline }: PayNowModalProps) {
  const { t } = useCopy(walletCopy);
  const labelOf = useMethodLabel();
  return (
    <Modal
      isOpen
      role="alertdialog"
      onEscape={onDecline}
      title={t('offer.title', { amount })}
      actions={
        <>
          <Button onPress={onPay}>{t('offer.accept', { amount })}</Button>
          <Button variant="secondary" onPress={onDecline}>
            {t('offer.decline')}
          </Button>
        </>
      }
    >
      <p>{t('offer.text', { method: labelOf(method, 'inSentence') })}</p>
    </Modal>
  );
}
