import {
  awaitsInstallation,
  type EligibilityOverride,
  isEligibleFor,
  type ServiceAsked,
  seesManageUsers,
} from '@linework/domain';
import { paths } from '../addresses/paths.ts';
import { allow, type Guard, redirect } from './guard.ts';

/** Services that an account does not have are not shown (spec section 2.2); signed out, the sign-in guard has decided. */
export const eligibleFor =
  (service: ServiceAsked, override?: EligibilityOverride): Guard =>
  async ({ account }) =>
    account && isEligibleFor(await account.services(), service, override) ? allow : redirect(paths.root());

/** Where nothing waits to be installed, somebody is asked how to go on. */
export const hasToInstall: Guard = async ({ account }) =>
  account && awaitsInstallation(await account.services()) ? allow : redirect(paths.contactToContinue());

/** What the network knows of a customer is for the customer (CPNI). */
export const compliant: Guard = async ({ account }) =>
  (await account?.isCompliant()) ? allow : redirect(paths.root());

/** Users are managed by admins, and outside two legacy footprints (spec section 2.4). */
export const managesUsers: Guard = ({ session }) =>
  session && seesManageUsers(session.user.role, session.footprint) ? allow : redirect(paths.root());
