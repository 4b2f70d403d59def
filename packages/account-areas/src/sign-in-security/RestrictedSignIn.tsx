import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { SecurityPage } from './SecurityPage.ts';
import { signInSecurityCopy } from './sign-in-security.copy.ts';

/** What an agent of ours sees of how a customer signs in: that it is nobody's but the customer's (spec section 7). */
export function RestrictedSignIn() {
  const { t } = useCopy(signInSecurityCopy);
  return (
    <SecurityPage>
      <h1>{t('heading')}</h1>
      <Alert tone="information" title={t('restricted.title')}>
        {t('restricted.text')}
      </Alert>
    </SecurityPage>
  );
}
