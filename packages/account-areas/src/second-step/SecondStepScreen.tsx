import { useCopy } from '@linework/copy';
import { Alert, Button, Link } from '@linework/design-system';
import { telephoneAddress } from '@linework/domain';
import { SignInSheet, Titles } from '@linework/parts/sign-in-sheet';
import { SecondStepForm, type SecondStepFormProps } from './SecondStepForm.tsx';
import { secondStepCopy } from './second-step.copy.ts';

export interface SecondStepScreenProps extends SecondStepFormProps {
  /** Told once a recovery code was used; `null` before, and where none was. */
  readonly spareCodesLeft: number | null;
  readonly phone: string;
  readonly variant: 'business' | 'community';
  readonly onContinue: () => void;
}

/** After a right password: the code of the authenticator app, or one of the recovery codes. */
export function SecondStepScreen({
  spareCodesLeft,
  phone,
  variant,
  onContinue,
  ...form
}: SecondStepScreenProps) {
  const { t, rich } = useCopy(secondStepCopy);
  const call = (
    <Link variant="inline" href={telephoneAddress(phone)}>
      {null}
    </Link>
  );
  return (
    <SignInSheet variant={variant} help={rich('help', { phone: call }, { phone })}>
      {spareCodesLeft === null ? (
        <SecondStepForm {...form} />
      ) : (
        <>
          <Titles>
            <h1>{t('heading')}</h1>
          </Titles>
          <Alert
            tone={spareCodesLeft > 2 ? 'information' : 'warning'}
            role="status"
            title={t('left.title', { count: spareCodesLeft })}
          >
            {t('left.text')}
          </Alert>
          <Button isFullWidth autoFocus onPress={onContinue}>
            {t('left.continue')}
          </Button>
        </>
      )}
    </SignInSheet>
  );
}
