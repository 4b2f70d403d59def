import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { mobileStandingsCopy } from './mobile-standings.copy.ts';

/** What was past due of the mobile bill is paid: until service is back, this says so (spec section 4). */
export function MobileRestoringAlert() {
  const { t } = useCopy(mobileStandingsCopy);
  return (
    <Alert tone="positive" title={t('restoring.title')}>
      {t('restoring.text')}
    </Alert>
  );
}
