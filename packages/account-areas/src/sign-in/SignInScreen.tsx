import { useCopy } from '@linework/copy';
import { Alert, Link } from '@linework/design-system';
import { telephoneAddress } from '@linework/domain';
import { styled } from 'styled-components';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';
import { signInCopy } from './sign-in.copy.ts';

export interface SignInScreenProps extends SignInFormProps {
  /** Why the customer is here, where there is something to say about it. */
  readonly arrival?: 'loggedOut' | 'expired' | undefined;
  /** The provider's number for those who cannot sign in. */
  readonly phone: string;
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-24);
  inline-size: 100%;
  max-inline-size: 26rem;
  margin-inline: auto;
  padding-block: var(--lw-space-24) var(--lw-space-48);

  & h1 {
    margin: 0;
  }

  & p {
    margin: 0;
    color: var(--lw-color-muted);
  }
`;

const Titles = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-8);
`;

/** The sign-in page (spec section 2.5, Login). */
export function SignInScreen({ arrival, phone, ...form }: SignInScreenProps) {
  const { t, rich } = useCopy(signInCopy);
  const call = (
    <Link variant="inline" href={telephoneAddress(phone)}>
      {null}
    </Link>
  );
  return (
    <Column>
      <Titles>
        <h1>{t('heading')}</h1>
        <p>{t('introduction')}</p>
      </Titles>
      {arrival && !form.problem && (
        <Alert
          tone={arrival === 'loggedOut' ? 'positive' : 'information'}
          title={t(`${arrival}.title`)}
          role="status"
        >
          {t(`${arrival}.text`)}
        </Alert>
      )}
      <SignInForm {...form} />
      <p>{rich('help', { phone: call }, { phone })}</p>
    </Column>
  );
}
