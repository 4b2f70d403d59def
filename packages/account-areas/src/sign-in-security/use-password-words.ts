import { useCopy } from '@linework/copy';
import { signInSecurityCopy } from './sign-in-security.copy.ts';

/** What a password's field says of showing it. */
export function usePasswordWords() {
  const { t } = useCopy(signInSecurityCopy);
  return {
    show: t('password.show'),
    hide: t('password.hide'),
    showPassword: t('password.showPassword'),
    hidePassword: t('password.hidePassword'),
    shown: t('password.shown'),
    hidden: t('password.hidden'),
  };
}
