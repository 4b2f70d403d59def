import { useCopy } from '@linework/copy';
import { Button, Modal } from '@linework/design-system';
import type { BusinessDate } from '@linework/domain';
import { oneTimePaymentCopy } from '../copy.ts';

export interface ExpiringCardModalProps {
  isOpen: boolean;
  /** The card as it is called. */
  method: string;
  /** The last day on which it works. */
  lastDay: BusinessDate;
  onConfirm: () => void;
  onRefuse: () => void;
}

/** A card that expires soon still pays, once the customer knows (spec section 4). */
export function ExpiringCardModal({ isOpen, method, lastDay, onConfirm, onRefuse }: ExpiringCardModalProps) {
  const { t } = useCopy(oneTimePaymentCopy);
  return (
    <Modal
      role="alertdialog"
      isOpen={isOpen}
      onEscape={onRefuse}
      title={t('expiringCard.title')}
      actions={
        <>
          <Button onPress={onConfirm}>{t('expiringCard.confirm')}</Button>
          <Button variant="secondary" onPress={onRefuse}>
            {t('expiringCard.refuse')}
          </Button>
        </>
      }
    >
      <p>{t('expiringCard.text', { method, date: lastDay })}</p>
    </Modal>
  );
}
