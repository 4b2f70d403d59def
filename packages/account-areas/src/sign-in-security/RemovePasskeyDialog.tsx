import { useCopy } from '@linework/copy';
import { Button, Modal } from '@linework/design-system';
import { signInSecurityCopy } from './sign-in-security.copy.ts';

export interface RemovePasskeyDialogProps {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** Asks before a passkey is gone for good: the device that has it is told of nothing. */
export function RemovePasskeyDialog({ name, onRemove, onKeep }: RemovePasskeyDialogProps) {
  const { t } = useCopy(signInSecurityCopy);
  return (
    <Modal
      isOpen
      role="alertdialog"
      title={t('passkeys.removing.heading', { passkey: name })}
      onEscape={onKeep}
    >
      <p>{t('passkeys.removing.text')}</p>
      <Button isFullWidth onPress={onRemove}>
        {t('passkeys.removing.submit')}
      </Button>
      <Button variant="secondary" isFullWidth onPress={onKeep}>
        {t('passkeys.removing.keep')}
      </Button>
    </Modal>
  );
}
