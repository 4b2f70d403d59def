import { useCopy } from '@linework/copy';
import { Button, ButtonLink, Link } from '@linework/design-system';
import { recoveryMinutes, telephoneAddress } from '@linework/domain';
import { StepHeading } from '@linework/parts/flow';
import { EmailedCodeStep, StepSheet, Typed, Ways } from '@linework/parts/sign-in-steps';
import { AskStep } from './AskStep.tsx';
import { accountRecoveryCopy } from './account-recovery.copy.ts';
import { PasswordStep } from './PasswordStep.tsx';
import type { KeptRecovery, RecoveryPorts, RecoveryState, RecoveryStep } from './recovery.types.ts';
import { type Recovery, useRecovery } from './use-recovery.ts';

export interface AccountRecoveryScreenProps {
  readonly ports: RecoveryPorts;
  /** How far somebody is as the page opens. */
  readonly start: RecoveryState;
  /** Told where a step begins that can be come back to, or one that cannot (`null`). */
  readonly onKeep?: (kept: KeptRecovery | null) => void;
  /** The provider's number for those whom no message reaches. */
  readonly phone: string;
  readonly signInAddress: string;
}

/** Getting back in after a forgotten username or password (spec section 2.3, `/account-recovery/`). */
export function AccountRecoveryScreen(props: AccountRecoveryScreenProps) {
  const { ports, start, onKeep, phone, signInAddress } = props;
  const { rich } = useCopy(accountRecoveryCopy);
  const recovery = useRecovery(ports, start, onKeep);
  const call = (
    <Link variant="inline" href={telephoneAddress(phone)}>
      {null}
    </Link>
  );
  return (
    <StepSheet help={rich('help', { phone: call }, { phone })}>
      <Step recovery={recovery} signInAddress={signInAddress} />
    </StepSheet>
  );
}

interface StepProps {
  readonly recovery: Recovery;
  readonly signInAddress: string;
}

function Step({ recovery, signInAddress }: StepProps) {
  const { step, isBusy, problem, startOver } = recovery;
  const told = { isBusy, problem };
  switch (step.at) {
    case 'asking':
      return (
        <AskStep key="asking" {...told} asked={step} signInAddress={signInAddress} onAsk={recovery.ask} />
      );
    case 'code':
      return <Code key={step.recovery} recovery={recovery} at={step} />;
    case 'password':
      return <PasswordStep {...told} onPassword={recovery.choose} onStartOver={startOver} />;
    case 'usernameSent':
      return <UsernameSent name={step.name} signInAddress={signInAddress} onStartOver={startOver} />;
    default:
      return <Done signInAddress={signInAddress} />;
  }
}

interface CodeProps {
  readonly recovery: Recovery;
  readonly at: Extract<RecoveryStep, { readonly at: 'code' }>;
}

function Code({ recovery, at: { name, isAnother } }: CodeProps) {
  const { t, rich } = useCopy(accountRecoveryCopy);
  const { isBusy, problem } = recovery;
  return (
    <EmailedCodeStep
      heading={t('sent.heading')}
      lead={rich('code.lead', { name: <Typed /> }, { name, minutes: recoveryMinutes })}
      submit={t('code.submit')}
      submitting={t('code.submitting')}
      isBusy={isBusy}
      problem={problem}
      isAnother={isAnother}
      onCode={recovery.check}
      onAnother={() => recovery.ask({ forgotten: 'password', name })}
    >
      <Button variant="quiet" onPress={recovery.startOver}>
        {t('startOver')}
      </Button>
    </EmailedCodeStep>
  );
}

interface UsernameSentProps {
  readonly name: string;
  readonly signInAddress: string;
  readonly onStartOver: () => void;
}

/** The same whether there is such a one or not. */
function UsernameSent({ name, signInAddress, onStartOver }: UsernameSentProps) {
  const { t, rich } = useCopy(accountRecoveryCopy);
  return (
    <>
      <StepHeading title={t('sent.heading')}>
        {rich('sent.username', { name: <Typed /> }, { name })}
      </StepHeading>
      <ButtonLink href={signInAddress}>{t('backToSignIn')}</ButtonLink>
      <Ways>
        <Button variant="quiet" onPress={onStartOver}>
          {t('startOver')}
        </Button>
      </Ways>
    </>
  );
}

function Done({ signInAddress }: Pick<StepProps, 'signInAddress'>) {
  const { t } = useCopy(accountRecoveryCopy);
  return (
    <>
      <StepHeading title={t('done.heading')}>{t('done.text')}</StepHeading>
      <ButtonLink href={signInAddress}>{t('done.signIn')}</ButtonLink>
    </>
  );
}
