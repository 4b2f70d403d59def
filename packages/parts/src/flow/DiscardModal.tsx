import { useCopy } from '@linework/copy';
import { Button, Modal } from '@linework/design-system';
import { flowCopy } from './flow.copy.ts';
import type { Typed } from './use-typed.ts';

/** Leaving a flow that keeps no draft loses what was entered: said before the customer goes. */
export function DiscardModal({ typed }: { readonly typed: Typed }) {
  const { t } = useCopy(flowCopy);
  return (
    <Modal
      role="alertdialog"
      isOpen={typed.isAsking}
      onEscape={typed.onStay}
      title={t('discard.title')}
      actions={
        <>
          <Button autoFocus onPress={typed.onStay}>
            {t('leaving.stay')}
          </Button>
          <Button variant="secondary" onPress={typed.onDiscard}>
            {t('discard.leave')}
          </Button>
        </>
      }
    >
      <p>{t('discard.text')}</p>
    </Modal>
  );
}
