import { useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { telephoneAddress } from '@linework/domain';
import { SignInSheet } from '@linework/parts/sign-in-sheet';
import { signInRedirectCopy } from './sign-in-redirect.copy.ts';

export interface SignInRedirectScreenProps {
  /** Where it leads by itself. */
  readonly target: string;
  /** The provider's number for those whom it does not lead on. */
  readonly phone: string;
  /** Whose colour the drawing's line has. */
  readonly variant: 'business' | 'community';
}

/**
 * What stands between signing in and the page that was wanted, on the sheet that the form stood on: nothing moves for
 * the moment that it is there. Its link is for whom it does not go on by itself.
 */
export function SignInRedirectScreen({ target, phone, variant }: SignInRedirectScreenProps) {
  const { t, rich } = useCopy(signInRedirectCopy);
  const call = (
    <Link variant="inline" href={telephoneAddress(phone)}>
      {null}
    </Link>
  );
  return (
    <SignInSheet variant={variant} help={rich('help', { phone: call }, { phone })}>
      <h1>{t('heading')}</h1>
      <div>
        <Link href={target}>{t('goOn')}</Link>
      </div>
    </SignInSheet>
  );
}
