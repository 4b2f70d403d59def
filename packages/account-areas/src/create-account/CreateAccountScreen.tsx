import { useCopy } from '@linework/copy';
import { ButtonLink, Icon, Link, PhoneIcon } from '@linework/design-system';
import { telephoneAddress } from '@linework/domain';
import { StepHeading } from '@linework/parts/flow';
import { BillStep, type BillStepProps } from './BillStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { createAccountCopy } from './create-account.copy.ts';
import type { CreateAccountPorts, CreateAccountState } from './create-account.types.ts';
import { Help, Sheet } from './create-account-parts.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { UsernameStep } from './UsernameStep.tsx';
import { type CreateAccount, useCreateAccount } from './use-create-account.ts';

type Addresses = Pick<BillStepProps, 'purpose' | 'signInAddress' | 'recoveryAddress'>;

export interface CreateAccountScreenProps extends Addresses {
  readonly ports: CreateAccountPorts;
  /** How far somebody is as the page opens. */
  readonly start: CreateAccountState;
  /** The provider's number for those who have no bill, or need help further on. */
  readonly phone: string;
}

/** Making a sign-in with a bill (spec section 2.3, `/create-account` and `/create-fsecure-account`). */
export function CreateAccountScreen({ ports, start, phone, ...addresses }: CreateAccountScreenProps) {
  const { rich } = useCopy(createAccountCopy);
  const creating = useCreateAccount(ports, start);
  // Past the first step nobody needs a bill any more.
  const about = creating.step.at === 'bill' ? 'bill' : 'later';
  const call = (
    <Link variant="inline" href={telephoneAddress(phone)}>
      {null}
    </Link>
  );
  return (
    <Sheet>
      <Step creating={creating} {...addresses} />
      <Help>
        <Icon of={PhoneIcon} />
        <span>{rich(`help.${about}`, { phone: call }, { phone })}</span>
      </Help>
    </Sheet>
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
      return (
        <CodeStep
          {...told}
          address={step.details.email}
          isAnother={step.isAnother}
          onCode={creating.confirm}
          onAnother={() => creating.keepDetails(step.details)}
          onChangeDetails={creating.changeDetails}
          onStartOver={startOver}
        />
      );
    case 'username':
      return <UsernameStep {...told} onUsername={creating.chooseName} onStartOver={startOver} />;
    default:
      return <Done {...addresses} />;
  }
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
