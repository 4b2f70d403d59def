import { useCopy } from '@linework/copy';
import { Button, Modal } from '@linework/design-system';
import { flowCopy } from './flow.copy.ts';
import type { Leaving } from './use-leaving.ts';

export interface LeavingModalProps {
  readonly leaving: Leaving;
  /** What goes on, and where what came of it will be found. */
  readonly words: { readonly title: string; readonly text: string };
}

/** Leaving while something is being sent stops nothing: said before the customer goes. */
export function LeavingModal({ leaving, words }: LeavingModalProps) {
  const { t } = useCopy(flowCopy);
  return (
    <Modal
      role="alertdialog"
      isOpen={leaving.isAsking}
      onEscape={leaving.onStay}
      title={words.title}
      actions={
        <>
          <Button autoFocus onPress={leaving.onStay}>
            {t('leaving.stay')}
          </Button>
          <Button variant="secondary" isBusy={leaving.isLeaving} onPress={leaving.onConfirm}>
            {t('leaving.leave')}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Modal>
  );
}
