import { useCopy } from '@linework/copy';
import { Alert, OfflineIcon } from '@linework/design-system';
import { outcomesCopy } from './outcomes.copy.ts';

/** Beside the button that was pressed without a connection: nothing was sent, and nothing is lost. */
export const NothingSentNotice = () => <WithoutConnection says="nothingSent" />;

/**
 * Beside a button that was pressed, and nobody answered: it may have arrived all the same. Pressed again it is sent by the same
 * key, and done once.
 */
export const ConnectionLostNotice = () => <WithoutConnection says="connectionLost" />;

function WithoutConnection({ says }: { readonly says: 'nothingSent' | 'connectionLost' }) {
  const { t } = useCopy(outcomesCopy);
  return (
    <Alert tone="warning" icon={OfflineIcon} role="alert" title={t(`${says}.title`)}>
      {t(`${says}.text`)}
    </Alert>
  );
}
