import { useCopy } from '@linework/copy';
import { Alert, OfflineIcon } from '@linework/design-system';
import { signInCopy } from './sign-in.copy.ts';

/** The edge could not be reached: nobody was signed in, and what was typed is still there. */
export function NotReachedNotice() {
  const { t } = useCopy(signInCopy);
  return (
    <Alert tone="warning" icon={OfflineIcon} role="alert" title={t('notReached.title')}>
      {t('notReached.text')}
    </Alert>
  );
}
