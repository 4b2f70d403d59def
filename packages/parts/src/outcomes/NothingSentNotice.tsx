import { useCopy } from '@linework/copy';
import { Alert, OfflineIcon } from '@linework/design-system';
import { outcomesCopy } from './outcomes.copy.ts';

/** Beside the button that was pressed without a connection: nothing was sent, and nothing is lost. */
export function NothingSentNotice() {
  const { t } = useCopy(outcomesCopy);
  return (
    <Alert tone="warning" icon={OfflineIcon} role="alert" title={t('nothingSent.title')}>
      {t('nothingSent.text')}
    </Alert>
  );
}
