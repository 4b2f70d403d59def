import { can, type Permission } from '@linework/domain';
import { allow, type Guard, redirect } from './guard.ts';

/** Opening a panel takes a right of its own; without it the page under it says who has it. */
export const may =
  (permission: Permission): Guard =>
  ({ session, url }) =>
    session && !can(session.user.role, permission) ? redirect(url.pathname) : allow;
