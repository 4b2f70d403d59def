import { can } from '@linework/domain';
import { paths } from '../routes/paths.ts';
import { allow, type Guard, redirect } from './guard.ts';

/** Enterprise-billed accounts cannot bill here (spec sections 1 and 6). */
export const billedHere: Guard = ({ session }) =>
  session?.enterpriseBilled ? redirect(paths.billing.moved()) : allow;

/** The page that says where billing went is only for those whose billing went. */
export const billedElsewhere: Guard = ({ session }) =>
  session && !session.enterpriseBilled ? redirect(paths.billing.payBill()) : allow;

/** Opening the payment takes the right to pay; without it the page itself says who has it. */
export const paysHere: Guard = ({ session, url }) =>
  session && url.searchParams.has('open') && !can(session.user.role, 'billing.pay')
    ? redirect(paths.billing.payBill())
    : allow;
