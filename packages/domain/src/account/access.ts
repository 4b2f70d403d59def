import type { Account } from './account.ts';
import { can, type IdentityRole, type Permission } from './roles.ts';

/** Permissions that are about the account's bills and money. */
export type BillingPermission = Extract<Permission, `billing.${string}`>;

export const isBillingPermission = (permission: Permission): permission is BillingPermission =>
  permission.startsWith('billing.');

/**
 * Why somebody may not do what a permission is for: their role lacks it, or it is about billing on an account that is
 * billed elsewhere. `null` when they may.
 */
export function accessRefusal(
  permission: Permission,
  role: IdentityRole,
  { enterpriseBilled }: Pick<Account, 'enterpriseBilled'>,
): 'LW-AUT-050' | 'LW-BIL-020' | null {
  if (!can(role, permission)) return 'LW-AUT-050';
  return enterpriseBilled && isBillingPermission(permission) ? 'LW-BIL-020' : null;
}
