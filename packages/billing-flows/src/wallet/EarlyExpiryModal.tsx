import { useCopy } from '@linework/copy';
import { Button, Modal } from '@linework/design-system';
import { chargeAfterExpiry, lastDayOfMonth, type SavedMethod } from '@linework/domain';
import { walletCopy } from './wallet.copy.ts';

export interface EarlyExpiryModalProps {
  /** What it takes the place of, with what uses that. */
  readonly saved: SavedMethod;
  /** `YYYY-MM` of the card that was given. */
  readonly expirationDate: string;
  readonly onConfirm: () => void;
  readonly onRefuse: () => void;
}

/** A card that expires before its next charge takes the place of a saved one once the customer knows (spec section 5). */
export function EarlyExpiryModal({ saved, expirationDate, onConfirm, onRefuse }: EarlyExpiryModalProps) {
  const { t } = useCopy(walletCopy);
  const charge = chargeAfterExpiry(saved, expirationDate);
  if (charge === null) return null;
  return (
    <Modal
      isOpen
      role="alertdialog"
      onEscape={onRefuse}
      title={t('earlyExpiry.title')}
      actions={
        <>
          <Button onPress={onRefuse}>{t('earlyExpiry.refuse')}</Button>
          <Button variant="secondary" onPress={onConfirm}>
            {t('earlyExpiry.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('earlyExpiry.text', { last: lastDayOfMonth(expirationDate), charge })}</p>
    </Modal>
  );
}
