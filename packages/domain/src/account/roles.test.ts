import { expect, test } from 'vitest';
import {
  can,
  hasMemberServices,
  type IdentityRole,
  identityRole,
  identityRoles,
  type Permission,
  roleFromEnterprise,
  rolePermissions,
  seesManageUsers,
} from './roles.ts';

const table: [Permission, Record<IdentityRole, boolean>][] = [
  ['account.view', { PRIMARY: true, ADMIN: true, BILLING: true, STANDARD: true }],
  ['billing.view', { PRIMARY: true, ADMIN: true, BILLING: false, STANDARD: false }],
  ['billing.pay', { PRIMARY: true, ADMIN: true, BILLING: false, STANDARD: false }],
  ['billing.manage', { PRIMARY: true, ADMIN: true, BILLING: false, STANDARD: false }],
  ['users.manage', { PRIMARY: true, ADMIN: true, BILLING: false, STANDARD: false }],
  ['voice.manage', { PRIMARY: true, ADMIN: true, BILLING: false, STANDARD: false }],
  ['voice.forward', { PRIMARY: true, ADMIN: true, BILLING: false, STANDARD: false }],
  ['network.manage', { PRIMARY: true, ADMIN: true, BILLING: true, STANDARD: false }],
];

test.each(table)('who has %s is as the spec says', (permission, allowed) => {
  for (const role of identityRoles) expect(can(role, permission), role).toBe(allowed[role]);
});

test('no role has a permission that this table does not name', () => {
  const known = table.map(([permission]) => permission);
  expect(
    Object.values(rolePermissions)
      .flatMap((granted) => [...granted])
      .every((p) => known.includes(p)),
  ).toBe(true);
});

test('whoever may manage how bills are paid may pay: paying and enrolling in one pass asks for the first alone', () => {
  for (const role of identityRoles)
    if (can(role, 'billing.manage')) expect(can(role, 'billing.pay'), role).toBe(true);
});

test.each([
  ['primary', 'PRIMARY'],
  ['Admin', 'ADMIN'],
  ['BILLING', 'BILLING'],
  ['standard', 'STANDARD'],
  ['owner', 'STANDARD'],
  ['', 'STANDARD'],
])('the role %j is read as %s, an unknown one with the least rights', (text, role) => {
  expect(identityRole(text)).toBe(role);
});

test.each([
  ['charter', 'ADMIN'],
  ['ADMIN', 'ADMIN'],
  ['Standard', 'STANDARD'],
  ['NONE', 'STANDARD'],
  ['PRIMARY', 'STANDARD'],
  ['', 'STANDARD'],
])('the enterprise role %j stands for %s', (text, role) => {
  expect(roleFromEnterprise(text)).toBe(role);
});

test.each([
  ['CHTR', true, true],
  ['BHN', false, false],
  ['TWC', false, false],
  ['OTHER', false, true],
] as const)('footprint %s: member services %s, an admin’s users tab %s', (footprint, member, users) => {
  expect(hasMemberServices(footprint)).toBe(member);
  expect(seesManageUsers('ADMIN', footprint)).toBe(users);
  expect(seesManageUsers('STANDARD', footprint)).toBe(false);
});
