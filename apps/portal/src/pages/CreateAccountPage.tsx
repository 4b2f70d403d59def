import { createAccountCopy } from '@linework/account-areas/create-account';
import { formsCopy } from '@linework/parts/forms';
import { outcomeBundles } from '@linework/parts/outcomes';
import { signInStepsCopy } from '@linework/parts/sign-in-steps';
import { paths } from '../addresses/paths.ts';
import type { Page } from '../navigation/page.types.ts';
import { AccountCreation } from './AccountCreation.tsx';

const CreateAccountPage = () => <AccountCreation purpose="portal" signInAddress={paths.login()} />;

export const page: Page = {
  Component: CreateAccountPage,
  copy: [createAccountCopy, signInStepsCopy, formsCopy, ...outcomeBundles],
};
