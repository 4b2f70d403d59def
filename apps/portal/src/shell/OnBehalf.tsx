import { isOnBehalf } from '@linework/domain';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { OnBehalfBanner } from './OnBehalfBanner.tsx';
import { onBehalfCopy } from './on-behalf.copy.ts';

export const onBehalfWords = [onBehalfCopy];

/** Over every page of the account that a session on a customer's behalf looks at; nothing for customers. */
export function OnBehalf() {
  const {
    companyName,
    accountNumber,
    user: { userType },
  } = useSignedIn();
  if (!isOnBehalf(userType)) return null;
  return <OnBehalfBanner userType={userType} companyName={companyName} accountNumber={accountNumber} />;
}
