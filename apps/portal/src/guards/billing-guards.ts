import { paths } from '../addresses/paths.ts';
import { allow, type Guard, redirect } from './guard.ts';

/** Enterprise-billed accounts cannot bill here (spec sections 1 and 6). */
export const billedHere: Guard = ({ session }) =>
  session?.enterpriseBilled ? redirect(paths.billing.moved()) : allow;

/** Billing itself says where enterprise-billed accounts are billed; what opens over it is not there for them. */
export const billedHereOrLanding: Guard = (context) =>
  context.url.searchParams.has('open') ? billedHere(context) : allow;

/** The page that says where billing went is only for those whose billing went. */
export const billedElsewhere: Guard = ({ session }) =>
  session && !session.enterpriseBilled ? redirect(paths.billing.payBill()) : allow;
