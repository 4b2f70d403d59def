import { useCopy } from '@linework/copy';
import { Button, Modal, VisuallyHidden } from '@linework/design-system';
import { shellCopy } from './shell.copy.ts';

export interface SessionTimeoutDialogProps {
  readonly secondsLeft: number;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

/** Often enough to know, seldom enough to think: every half minute, and the last ten seconds' beginning. */
const isSpoken = (seconds: number) => seconds % 30 === 0 || seconds === 10;

/** Asks whether the customer is still there (spec section 9: the warning lasts 120 seconds). */
export default function SessionTimeoutDialog({ secondsLeft, onStay, onSignOut }: SessionTimeoutDialogProps) {
  const { t } = useCopy(shellCopy);
  return (
    <Modal
      isOpen
      role="alertdialog"
      title={t('session.heading')}
      actions={
        <>
          <Button autoFocus onPress={onStay}>
            {t('session.stay')}
          </Button>
          <Button variant="secondary" onPress={onSignOut}>
            {t('session.signOut')}
          </Button>
        </>
      }
    >
      <p className="lw-tabular">{t('session.text', { count: secondsLeft })}</p>
      <VisuallyHidden role="status">
        {isSpoken(secondsLeft) ? t('session.announcement', { count: secondsLeft }) : ''}
      </VisuallyHidden>
    </Modal>
  );
}
