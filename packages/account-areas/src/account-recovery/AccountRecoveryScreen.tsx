import { useCopy } from '@linework/copy';
import { Button, ButtonLink, Icon, Link, PhoneIcon } from '@linework/design-system';
import { telephoneAddress } from '@linework/domain';
import { StepHeading } from '@linework/parts/flow';
import { AskStep } from './AskStep.tsx';
import { accountRecoveryCopy } from './account-recovery.copy.ts';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import type { RecoveryPorts, RecoveryState } from './recovery.types.ts';
import { Help, Sheet, Typed, Ways } from './recovery-parts.ts';
import { type Recovery, useRecovery } from './use-recovery.ts';

export interface AccountRecoveryScreenProps {
  readonly ports: RecoveryPorts;
  /** How far somebody is as the page opens. */
  readonly start: RecoveryState;
  /** The provider's number for those whom no message reaches. */
  readonly phone: string;
  readonly signInAddress: string;
}

/** Getting back in after a forgotten username or password (spec section 2.3, `/account-recovery/`). */
export function AccountRecoveryScreen({ ports, start, phone, signInAddress }: AccountRecoveryScreenProps) {
  const { rich } = useCopy(accountRecoveryCopy);
  const recovery = useRecovery(ports, start);
  const call = (
    <Link variant="inline" href={telephoneAddress(phone)}>
      {null}
    </Link>
  );
  return (
    <Sheet>
      <Step recovery={recovery} signInAddress={signInAddress} />
      <Help>
        <Icon of={PhoneIcon} />
        <span>{rich('help', { phone: call }, { phone })}</span>
      </Help>
    </Sheet>
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
      return (
        <CodeStep
          key={step.recovery}
          {...told}
          name={step.name}
          isAnother={step.isAnother}
          onCode={recovery.check}
          onAnother={() => recovery.ask({ forgotten: 'password', name: step.name })}
          onStartOver={startOver}
        />
      );
    case 'password':
      return <PasswordStep {...told} onPassword={recovery.choose} onStartOver={startOver} />;
    case 'usernameSent':
      return <UsernameSent name={step.name} signInAddress={signInAddress} onStartOver={startOver} />;
    default:
      return <Done signInAddress={signInAddress} />;
  }
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
