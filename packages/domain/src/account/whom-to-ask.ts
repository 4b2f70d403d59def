import { nameOf } from './name-of.ts';
import { isOnBehalf } from './on-behalf.ts';
import { can, type IdentityRole, type UserType } from './roles.ts';

/** Somebody who has a sign-in to the account. */
export interface AccountMember {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: IdentityRole;
  readonly userType: UserType;
}

/** More names than these nobody asks; a large business has dozens of admins. */
const mostNames = 5;

/**
 * The names of whom somebody can ask to pay, the owner first; none for whoever may pay themselves (product decisions,
 * roles). Support, which signs in on a customer's behalf, pays nobody's bill.
 */
export function whomToAskToPay(asking: IdentityRole, members: readonly AccountMember[]): readonly string[] {
  if (can(asking, 'billing.pay')) return [];
  const payers = members.filter(({ role, userType }) => can(role, 'billing.pay') && !isOnBehalf(userType));
  const owners = payers.filter(({ role }) => role === 'PRIMARY');
  const others = payers.filter(({ role }) => role !== 'PRIMARY');
  return [...owners, ...others].slice(0, mostNames).map(nameOf);
}
