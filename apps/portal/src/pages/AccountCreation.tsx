import { CreateAccountScreen, type CreateAccountScreenProps } from '@linework/account-areas/create-account';
import { paths } from '../addresses/paths.ts';
import { createAccountPorts } from '../api/create-account.ts';
import { usePortal } from '../portal/portal-context.ts';

/** Making a sign-in, whatever it is made for. */
export function AccountCreation(props: Pick<CreateAccountScreenProps, 'purpose' | 'signInAddress'>) {
  const { configuration } = usePortal();
  return (
    <CreateAccountScreen
      {...props}
      ports={createAccountPorts}
      start={{ step: { at: 'bill' }, isBusy: false, problem: null }}
      phone={configuration.phone}
      recoveryAddress={paths.accountRecovery()}
    />
  );
}
