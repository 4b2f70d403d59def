import { useCopy } from '@linework/copy';
import type { AccountHolderProps } from '@linework/design-system';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { shellCopy } from './shell.copy.ts';

/** Whose account is open and who has signed in, in words. */
export function useAccountHolder(): AccountHolderProps {
  const { t } = useCopy(shellCopy);
  const { companyName, accountNumber, user } = useSignedIn();
  return {
    company: companyName,
    account: t('account', { lastFour: accountNumber.slice(-4) }),
    user: t('signedInAs', { name: `${user.firstName} ${user.lastName}` }),
  };
}
