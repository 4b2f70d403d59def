import { useCopy } from '@linework/copy';
import { Button, Modal, VisuallyHidden } from '@linework/design-system';
import { useState } from 'react';
import { shellCopy } from './shell.copy.ts';

export interface SessionTimeoutDialogProps {
  readonly secondsLeft: number;
  /** The session ends whatever the customer does: it has lasted as long as any may. */
  readonly isFinal?: boolean;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

/** Often enough to know, seldom enough to think: every half minute, and the last ten seconds' beginning. */
const isSpoken = (seconds: number) => seconds % 30 === 0 || seconds === 10;

/** Asks whether the customer is still there (spec section 9: the warning lasts 120 seconds). */
export default function SessionTimeoutDialog(props: SessionTimeoutDialogProps) {
  const { secondsLeft, isFinal = false, onStay, onSignOut } = props;
  const { t } = useCopy(shellCopy);
  const [isRead, setRead] = useState(false);
  const kind = isFinal ? 'final' : 'idle';
  return (
    <Modal
      isOpen={!isRead}
      role="alertdialog"
      title={t(`session.${kind}.heading`)}
      actions={
        <>
          <Button autoFocus onPress={isFinal ? () => setRead(true) : onStay}>
            {t(`session.${kind}.stay`)}
          </Button>
          <Button variant="secondary" onPress={onSignOut}>
            {t('session.signOut')}
          </Button>
        </>
      }
    >
      <p className="lw-tabular">{t(`session.${kind}.text`, { count: secondsLeft })}</p>
      <VisuallyHidden role="status">
        {isSpoken(secondsLeft) ? t('session.announcement', { count: secondsLeft }) : ''}
      </VisuallyHidden>
    </Modal>
  );
}
