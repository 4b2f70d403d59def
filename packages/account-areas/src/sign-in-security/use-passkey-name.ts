import { useCopy } from '@linework/copy';
import type { Passkey } from './passkeys.types.ts';
import { signInSecurityCopy } from './sign-in-security.copy.ts';

/** What a passkey is called: by its owner, or "Safari on iPhone". */
export function usePasskeyName(): (passkey: Passkey) => string {
  const { t } = useCopy(signInSecurityCopy);
  return ({ name, browser, system }) =>
    name ?? t('devices.name', { browser: t(`browsers.${browser}`), system: t(`systems.${system}`) });
}
