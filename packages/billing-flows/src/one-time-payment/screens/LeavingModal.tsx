import { useCopy } from '@linework/copy';
import { Button, Modal } from '@linework/design-system';
import { oneTimePaymentCopy } from '../copy.ts';

export interface LeavingModalProps {
  readonly isOpen: boolean;
  /** The customer leaves, as soon as the payment is on its way. */
  readonly isLeaving: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Leaving while the payment is being made stops nothing: said before the customer goes. */
export function LeavingModal({ isOpen, isLeaving, onLeave, onStay }: LeavingModalProps) {
  const { t } = useCopy(oneTimePaymentCopy);
  return (
    <Modal
      role="alertdialog"
      isOpen={isOpen}
      onEscape={onStay}
      title={t('leaving.title')}
      actions={
        <>
          <Button autoFocus onPress={onStay}>
            {t('leaving.stay')}
          </Button>
          <Button variant="secondary" isBusy={isLeaving} onPress={onLeave}>
            {t('leaving.leave')}
          </Button>
        </>
      }
    >
      <p>{t('leaving.text')}</p>
    </Modal>
  );
}
