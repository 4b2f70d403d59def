import { SignInScreen, type SignInScreenProps } from '@linework/account-areas/sign-in';
import { fn } from 'storybook/test';
import { styled } from 'styled-components';

const Frame = styled.main`
  padding: var(--lw-space-24);
`;

/** The sign-in page as a visitor meets it after a session ended, or before there was any. */
export function SignInAfter({ arrival }: Pick<SignInScreenProps, 'arrival'>) {
  return (
    <Frame>
      <SignInScreen
        arrival={arrival}
        rememberedUsername=""
        isSubmitting={false}
        problem={null}
        recoveryAddress="/account-recovery"
        createAddress="/create-account"
        phone="1-800-555-0142"
        variant="business"
        onSubmit={fn()}
      />
    </Frame>
  );
}
