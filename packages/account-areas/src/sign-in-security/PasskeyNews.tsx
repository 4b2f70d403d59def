import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { signInSecurityCopy } from './sign-in-security.copy.ts';

/** What has just come of passkeys. */
export type PasskeyNewsOf =
  | { readonly what: 'added' | 'canceled' | 'alreadyThere' }
  | { readonly what: 'renamed' | 'removed'; readonly passkey: string };

/** Says it where the customer looks, and aloud. */
export function PasskeyNews({ news }: { readonly news: PasskeyNewsOf }) {
  const { t } = useCopy(signInSecurityCopy);
  switch (news.what) {
    case 'added':
      return (
        <Alert tone="positive" role="status" title={t('passkeys.added.title')}>
          {t('passkeys.added.text')}
        </Alert>
      );
    case 'alreadyThere':
      return (
        <Alert tone="information" role="status" title={t('passkeys.alreadyThere.title')}>
          {t('passkeys.alreadyThere.text')}
        </Alert>
      );
    case 'canceled':
      return <p role="status">{t('passkeys.canceled')}</p>;
    default:
      return <p role="status">{t(`passkeys.${news.what}`, { passkey: news.passkey })}</p>;
  }
}
