import { useCopy } from '@linework/copy';
import { Button, Modal } from '@linework/design-system';
import { flowCopy } from './flow.copy.ts';

export interface ExpiringCardModalProps {
  isOpen: boolean;
  /** Until when which card works, and what it can still be used for. */
  text: string;
  onConfirm: () => void;
  onRefuse: () => void;
}

/** A card that expires soon still pays, once the customer knows (spec section 4). */
export function ExpiringCardModal({ isOpen, text, onConfirm, onRefuse }: ExpiringCardModalProps) {
  const { t } = useCopy(flowCopy);
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
      <p>{text}</p>
    </Modal>
  );
}
