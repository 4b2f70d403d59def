/** Identity roles (spec section 6). PRIMARY is the owner. */
export const identityRoles = ['PRIMARY', 'ADMIN', 'BILLING', 'STANDARD'] as const;
export type IdentityRole = (typeof identityRoles)[number];

/** Roles of an enterprise directory, mapped onto the identity roles. */
export const enterpriseRoles = ['CHARTER', 'ADMIN', 'STANDARD', 'NONE'] as const;
export type EnterpriseRole = (typeof enterpriseRoles)[number];

export const userTypes = ['CONSUMER', 'CSR', 'BOBO'] as const;
export type UserType = (typeof userTypes)[number];

export const footprints = ['CHTR', 'BHN', 'TWC', 'OTHER'] as const;
export type Footprint = (typeof footprints)[number];

/** What a person may do; screens and edge ask for one of these, never for a role. */
export const permissions = [
  'account.view',
  'billing.view',
  'billing.pay',
  'billing.manage',
  'users.manage',
  'voice.manage',
  'voice.forward',
  'network.manage',
] as const;
export type Permission = (typeof permissions)[number];

/**
 * The one table from roles to permissions. The spec names BILLING a role yet gives billing access to ADMIN and PRIMARY
 * alone; that is the default, and a provider that wants otherwise changes this row.
 */
export const rolePermissions = {
  PRIMARY: [
    'account.view',
    'billing.view',
    'billing.pay',
    'billing.manage',
    'users.manage',
    'voice.manage',
    'voice.forward',
    'network.manage',
  ],
  ADMIN: [
    'account.view',
    'billing.view',
    'billing.pay',
    'billing.manage',
    'users.manage',
    'voice.manage',
    'voice.forward',
    'network.manage',
  ],
  BILLING: ['account.view', 'network.manage'],
  STANDARD: ['account.view'],
} as const satisfies Record<IdentityRole, readonly Permission[]>;

/** Reads a role in any letter case; an unknown one has the least rights. */
export function identityRole(text: string): IdentityRole {
  const upper = text.toUpperCase();
  return identityRoles.find((role) => role === upper) ?? 'STANDARD';
}

const roleOfEnterprise = {
  CHARTER: 'ADMIN',
  ADMIN: 'ADMIN',
  STANDARD: 'STANDARD',
  NONE: 'STANDARD',
} as const satisfies Record<EnterpriseRole, IdentityRole>;

/** The identity role an enterprise role stands for; unknown and NONE have the least rights. */
export function roleFromEnterprise(text: string): IdentityRole {
  const upper = text.toUpperCase();
  const role = enterpriseRoles.find((candidate) => candidate === upper);
  return role ? roleOfEnterprise[role] : 'STANDARD';
}

export function can(role: IdentityRole, permission: Permission): boolean {
  const granted: readonly Permission[] = rolePermissions[role];
  return granted.includes(permission);
}

/** Only customers of the CHTR footprint have member services fetched. */
export const hasMemberServices = (footprint: Footprint): boolean => footprint === 'CHTR';

/** The manage-users tab: admins only, and not for two legacy footprints (spec section 2.4). */
export const seesManageUsers = (role: IdentityRole, footprint: Footprint): boolean =>
  can(role, 'users.manage') && footprint !== 'BHN' && footprint !== 'TWC';
