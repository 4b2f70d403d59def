import {
  CreateAccountScreen,
  type CreateAccountScreenProps,
  type CreateAccountState,
  type KeptCreation,
} from '@linework/account-areas/create-account';
import { paths } from '../addresses/paths.ts';
import { createAccountPorts } from '../api/create-account.ts';
import { type KeptStep, useKeptStep } from '../navigation/use-kept-step.ts';
import { usePortal } from '../portal/portal-context.ts';

function keptIn(kept: KeptStep | null): KeptCreation | null {
  if (kept?.at === 'done') return { at: 'done' };
  const { registration, email } = kept ?? {};
  return registration && email ? { at: 'code', registration, email } : null;
}

function startOf(kept: KeptCreation | null): CreateAccountState {
  const rest = { isBusy: false, problem: null } as const;
  if (kept?.at === 'code') return { step: { ...kept, details: null, isAnother: false }, ...rest };
  return { step: kept ?? { at: 'bill' }, ...rest };
}

/** Making a sign-in, whatever it is made for. */
export function AccountCreation(props: Pick<CreateAccountScreenProps, 'purpose' | 'signInAddress'>) {
  const { configuration } = usePortal();
  const { key, kept, keep } = useKeptStep();
  return (
    <CreateAccountScreen
      key={key}
      {...props}
      ports={createAccountPorts}
      start={startOf(keptIn(kept))}
      onKeep={keep}
      phone={configuration.phone}
      recoveryAddress={paths.accountRecovery()}
    />
  );
}
