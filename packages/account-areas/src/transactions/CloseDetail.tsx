import { useCopy } from '@linework/copy';
import { Button, CloseIcon, Icon } from '@linework/design-system';
import { transactionsCopy } from './transactions.copy.ts';

/** Back to the list: on a phone the only way there, whatever became of the line that was opened. */
export function CloseDetail({ onClose }: { readonly onClose: () => void }) {
  const { t } = useCopy(transactionsCopy);
  return (
    <Button variant="quiet" aria-label={t('detail.close')} onPress={onClose} icon={<Icon of={CloseIcon} />}>
      {null}
    </Button>
  );
}
