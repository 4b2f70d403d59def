import { createAccountCopy } from '@linework/account-areas/create-account';
import { formsCopy } from '@linework/parts/forms';
import { outcomeBundles } from '@linework/parts/outcomes';
import { signInStepsCopy } from '@linework/parts/sign-in-steps';
import { paths } from '../addresses/paths.ts';
import type { Page } from '../navigation/page.types.ts';
import { usePortal } from '../portal/portal-context.ts';
import { signInOnTo } from '../routes/is-built.ts';
import { AccountCreation } from './AccountCreation.tsx';

/** For whoever comes for Security Suite, and goes on to it once its page is there. */
function CreateFsecureAccountPage() {
  const { toggles } = usePortal().configuration;
  return (
    <AccountCreation purpose="securitySuite" signInAddress={signInOnTo(paths.securitySuite(), toggles)} />
  );
}

export const page: Page = {
  Component: CreateFsecureAccountPage,
  copy: [createAccountCopy, signInStepsCopy, formsCopy, ...outcomeBundles],
};
