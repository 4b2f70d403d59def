import { paths } from '../addresses/paths.ts';
import { allow, type Guard, redirect } from './guard.ts';

/** Enterprise-billed accounts cannot bill here (spec sections 1 and 6). */
export const billedHere: Guard = ({ session }) =>
  session?.enterpriseBilled ? redirect(paths.billing.moved()) : allow;

/** The page that says where billing went is only for those whose billing went. */
export const billedElsewhere: Guard = ({ session }) =>
  session && !session.enterpriseBilled ? redirect(paths.billing.payBill()) : allow;
