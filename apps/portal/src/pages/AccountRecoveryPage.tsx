import {
  AccountRecoveryScreen,
  accountRecoveryCopy,
  type RecoveryState,
} from '@linework/account-areas/account-recovery';
import { formsCopy } from '@linework/parts/forms';
import { outcomeBundles } from '@linework/parts/outcomes';
import { signInStepsCopy } from '@linework/parts/sign-in-steps';
import { useState } from 'react';
import { paths } from '../addresses/paths.ts';
import { recoveryPorts } from '../api/account-recovery.ts';
import type { Page } from '../navigation/page.types.ts';
import { usePageQuery } from '../navigation/page-location.ts';
import { usePortal } from '../portal/portal-context.ts';

/** `password-reset` in the address asks for a new password; it is also what is asked where nothing is said. */
function startOf(query: URLSearchParams): RecoveryState {
  const forgotten = query.get('password-reset') === 'false' ? 'username' : 'password';
  return { step: { at: 'asking', forgotten, name: '' }, isBusy: false, problem: null };
}

function AccountRecoveryPage() {
  const { configuration } = usePortal();
  const query = usePageQuery();
  const [start] = useState(() => startOf(query));
  return (
    <AccountRecoveryScreen
      ports={recoveryPorts}
      start={start}
      phone={configuration.phone}
      signInAddress={paths.login()}
    />
  );
}

export const page: Page = {
  Component: AccountRecoveryPage,
  copy: [accountRecoveryCopy, signInStepsCopy, formsCopy, ...outcomeBundles],
};
