import { useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { telephoneAddress } from '@linework/domain';
import { SignInSheet, Titles } from '@linework/parts/sign-in-sheet';
import { ArrivalNotice, type ArrivalNoticeProps } from './ArrivalNotice.tsx';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';
import { signInCopy } from './sign-in.copy.ts';

export interface SignInScreenProps extends SignInFormProps {
  /** Why the customer is here, where there is something to say about it. */
  readonly arrival?: ArrivalNoticeProps['arrival'] | undefined;
  /** The provider's number for those who cannot sign in. */
  readonly phone: string;
  /** Whose colour the drawing's line has. */
  readonly variant: 'business' | 'community';
}

/** The sign-in page (spec section 2.5, Login). */
export function SignInScreen({ arrival, phone, variant, ...form }: SignInScreenProps) {
  const { t, rich } = useCopy(signInCopy);
  const call = (
    <Link variant="inline" href={telephoneAddress(phone)}>
      {null}
    </Link>
  );
  return (
    <SignInSheet variant={variant} help={rich('help', { phone: call }, { phone })}>
      <Titles>
        <h1>{t('heading')}</h1>
        <p>{t('introduction')}</p>
      </Titles>
      {arrival && !form.problem && <ArrivalNotice arrival={arrival} />}
      <SignInForm {...form} />
    </SignInSheet>
  );
}
