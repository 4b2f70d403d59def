import { useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { styled } from 'styled-components';
import { signInRedirectCopy } from './sign-in-redirect.copy.ts';

const Waiting = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--lw-space-24);
  padding-block: var(--lw-space-48);
  text-align: center;
`;

export interface SignInRedirectScreenProps {
  /** Where it leads by itself. */
  readonly target: string;
}

/** What stands between signing in and the page that was wanted; its link is for whom it does not go on by itself. */
export function SignInRedirectScreen({ target }: SignInRedirectScreenProps) {
  const { t } = useCopy(signInRedirectCopy);
  return (
    <Waiting>
      <h1>{t('heading')}</h1>
      <Link href={target}>{t('goOn')}</Link>
    </Waiting>
  );
}
