import { expect, test } from 'vitest';
import { accessRefusal } from './access.ts';
import { identityRoles, permissions, rolePermissions } from './roles.ts';

const here = { enterpriseBilled: false };
const elsewhere = { enterpriseBilled: true };

test.each(identityRoles)('%s is refused exactly what the role lacks', (role) => {
  const allowed = permissions.filter((permission) => accessRefusal(permission, role, here) === null);
  expect(allowed).toEqual(
    permissions.filter((permission) => rolePermissions[role].some((p) => p === permission)),
  );
});

test('nobody sees, pays or manages billing of an account that is billed elsewhere', () => {
  const refused = permissions.filter(
    (permission) => accessRefusal(permission, 'PRIMARY', elsewhere) === 'LW-BIL-020',
  );
  expect(refused).toEqual(['billing.view', 'billing.pay', 'billing.manage']);
});

test('whose role lacks it hears that, wherever the account is billed', () => {
  expect(accessRefusal('billing.pay', 'STANDARD', elsewhere)).toBe('LW-AUT-050');
});
