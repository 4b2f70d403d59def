import type { Account, User } from './account.ts';
import { can, type Permission, rolePermissions, seesManageUsers } from './roles.ts';

/**
 * What a signed-in person may do on an account. The identity role decides; the spec gives user types (CONSUMER, CSR,
 * BOBO) no rights of their own, and two legacy footprints manage their users elsewhere (sections 2.4 and 6).
 */
export function permissionsOf(
  { role }: Pick<User, 'role' | 'userType'>,
  { footprint }: Pick<Account, 'footprint'>,
): Permission[] {
  return rolePermissions[role].filter((permission) =>
    permission === 'users.manage' ? seesManageUsers(role, footprint) : can(role, permission),
  );
}
