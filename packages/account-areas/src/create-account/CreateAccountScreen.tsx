import { useCopy } from '@linework/copy';
import { Button, ButtonLink, Link } from '@linework/design-system';
import { recoveryMinutes, telephoneAddress } from '@linework/domain';
import { StepHeading } from '@linework/parts/flow';
import { EmailedCodeStep, StepSheet, Typed } from '@linework/parts/sign-in-steps';
import { BillStep, type BillStepProps } from './BillStep.tsx';
import { createAccountCopy } from './create-account.copy.ts';
import type {
  CreateAccountPorts,
  CreateAccountState,
  CreateAccountStep,
  KeptCreation,
} from './create-account.types.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { UsernameStep } from './UsernameStep.tsx';
import { type CreateAccount, useCreateAccount } from './use-create-account.ts';

type Addresses = Pick<BillStepProps, 'purpose' | 'signInAddress' | 'recoveryAddress'>;

export interface CreateAccountScreenProps extends Addresses {
  readonly ports: CreateAccountPorts;
  /** How far somebody is as the page opens. */
  readonly start: CreateAccountState;
  /** Told where a step begins that can be come back to, or one that cannot (`null`). */
  readonly onKeep?: (kept: KeptCreation | null) => void;
  /** The provider's number for those who have no bill, or need help further on. */
  readonly phone: string;
}

/** Making a sign-in with a bill (spec section 2.3, `/create-account` and `/create-fsecure-account`). */
export function CreateAccountScreen(props: CreateAccountScreenProps) {
  const { ports, start, onKeep, phone, ...addresses } = props;
  const { rich } = useCopy(createAccountCopy);
  const creating = useCreateAccount(ports, start, onKeep);
  // Past the first step nobody needs a bill any more.
  const about = creating.step.at === 'bill' ? 'bill' : 'later';
  const call = (
    <Link variant="inline" href={telephoneAddress(phone)}>
      {null}
    </Link>
  );
  return (
    <StepSheet help={rich(`help.${about}`, { phone: call }, { phone })}>
      <Step creating={creating} {...addresses} />
    </StepSheet>
  );
}

function Step({ creating, ...addresses }: Addresses & { readonly creating: CreateAccount }) {
  const { step, isBusy, problem, startOver } = creating;
  const told = { isBusy, problem };
  switch (step.at) {
    case 'bill':
      return <BillStep {...told} {...addresses} onBill={creating.showBill} />;
    case 'details':
      return (
        <DetailsStep
          {...told}
          typed={step.details}
          onDetails={creating.keepDetails}
          onStartOver={startOver}
        />
      );
    case 'code':
      return <Code creating={creating} at={step} />;
    case 'username':
      return <UsernameStep {...told} onUsername={creating.chooseName} onStartOver={startOver} />;
    default:
      return <Done {...addresses} />;
  }
}

interface CodeProps {
  readonly creating: CreateAccount;
  readonly at: Extract<CreateAccountStep, { readonly at: 'code' }>;
}

function Code({ creating, at: { email, details, isAnother } }: CodeProps) {
  const { t, rich } = useCopy(createAccountCopy);
  const { isBusy, problem } = creating;
  return (
    <EmailedCodeStep
      heading={t('code.heading')}
      lead={rich('code.lead', { address: <Typed /> }, { address: email, minutes: recoveryMinutes })}
      submit={t('code.submit')}
      submitting={t('code.submitting')}
      isBusy={isBusy}
      problem={problem}
      isAnother={isAnother}
      onCode={creating.confirm}
      onAnother={() => (details ? creating.keepDetails(details) : creating.changeDetails())}
    >
      <Button variant="quiet" onPress={creating.changeDetails}>
        {t('code.changeDetails')}
      </Button>
      <Button variant="quiet" onPress={creating.startOver}>
        {t('startOver')}
      </Button>
    </EmailedCodeStep>
  );
}

function Done({ purpose, signInAddress }: Addresses) {
  const { t } = useCopy(createAccountCopy);
  return (
    <>
      <StepHeading title={t('done.heading')}>{t(`done.text.${purpose}`)}</StepHeading>
      <p>{t('done.access')}</p>
      <ButtonLink href={signInAddress}>{t('done.signIn')}</ButtonLink>
    </>
  );
}
