import { useCopy } from '@linework/copy';
import { Button, Modal } from '@linework/design-system';
import { lastDayOfMonth, type SavedMethod, toTypedExpiration } from '@linework/domain';
import { useMethodLabel } from '@linework/parts/methods';
import { Uses } from './Uses.tsx';
import { walletCopy } from './wallet.copy.ts';

export interface ExpiryModalProps {
  /** All that are saved. */
  readonly among: readonly SavedMethod[];
  readonly saved: SavedMethod;
  readonly onUpdate: () => void;
  readonly onLater: () => void;
}

/** A card that has expired, or soon will: what that stops, and the way to put it right (spec section 2.5). */
export function ExpiryModal({ saved, among, onUpdate, onLater }: ExpiryModalProps) {
  const { t } = useCopy(walletCopy);
  const labelOf = useMethodLabel();
  const { method, status } = saved;
  if (method.type !== 'creditCard') return null;
  const isExpired = status === 'expired';
  const label = labelOf(method, 'inSentence');
  return (
    <Modal
      isOpen
      role="alertdialog"
      onEscape={onLater}
      title={t(isExpired ? 'expiry.expired' : 'expiry.soon')}
      actions={
        <>
          <Button onPress={onUpdate}>{t('expiry.update')}</Button>
          <Button variant="secondary" onPress={onLater}>
            {t('expiry.later')}
          </Button>
        </>
      }
    >
      <p>
        {isExpired
          ? t('expiry.expiredText', { method: label, date: toTypedExpiration(method.expirationDate) })
          : t('expiry.soonText', { method: label, date: lastDayOfMonth(method.expirationDate) })}
      </p>
      <Uses saved={saved} among={among} lead={t(isExpired ? 'expiry.expiredUsed' : 'expiry.soonUsed')} />
    </Modal>
  );
}
