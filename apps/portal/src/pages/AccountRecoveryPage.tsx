import {
  AccountRecoveryScreen,
  accountRecoveryCopy,
  type KeptRecovery,
  type RecoveryState,
} from '@linework/account-areas/account-recovery';
import { formsCopy } from '@linework/parts/forms';
import { outcomeBundles } from '@linework/parts/outcomes';
import { signInStepsCopy } from '@linework/parts/sign-in-steps';
import { paths } from '../addresses/paths.ts';
import { recoveryPorts } from '../api/account-recovery.ts';
import type { Page } from '../navigation/page.types.ts';
import { usePageQuery } from '../navigation/page-location.ts';
import { type KeptStep, useKeptStep } from '../navigation/use-kept-step.ts';
import { usePortal } from '../portal/portal-context.ts';

const rest = { isBusy: false, problem: null } as const;

function keptIn(kept: KeptStep | null): KeptRecovery | null {
  if (kept?.at === 'done') return { at: 'done' };
  const { name, recovery } = kept ?? {};
  return name && recovery ? { at: 'code', name, recovery } : null;
}

/** A step that was kept; else, `password-reset` in the address asks for a new password; it is also what is asked where nothing is said. */
function startOf(query: URLSearchParams, kept: KeptRecovery | null): RecoveryState {
  if (kept) return { step: kept.at === 'code' ? { ...kept, isAnother: false } : kept, ...rest };
  const forgotten = query.get('password-reset') === 'false' ? 'username' : 'password';
  return { step: { at: 'asking', forgotten, name: '' }, ...rest };
}

function AccountRecoveryPage() {
  const { configuration } = usePortal();
  const query = usePageQuery();
  const { key, kept, keep } = useKeptStep();
  return (
    <AccountRecoveryScreen
      key={key}
      ports={recoveryPorts}
      start={startOf(query, keptIn(kept))}
      onKeep={keep}
      phone={configuration.phone}
      signInAddress={paths.login()}
    />
  );
}

export const page: Page = {
  Component: AccountRecoveryPage,
  copy: [accountRecoveryCopy, signInStepsCopy, formsCopy, ...outcomeBundles],
};
