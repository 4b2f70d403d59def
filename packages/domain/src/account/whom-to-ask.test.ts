import { expect, test } from 'vitest';
import type { IdentityRole, UserType } from './roles.ts';
import { type AccountMember, whomToAskToPay } from './whom-to-ask.ts';

const member = (firstName: string, role: IdentityRole, userType: UserType = 'CONSUMER'): AccountMember => ({
  firstName,
  lastName: 'Keller',
  role,
  userType,
});
const members = [
  member('Jo', 'STANDARD'),
  member('Sam', 'ADMIN'),
  member('Ana', 'PRIMARY'),
  member('Noor', 'BILLING'),
  member('Rae', 'PRIMARY', 'CSR'),
];

test.each(['STANDARD', 'BILLING'] as const)(
  '%s asks the owner, then the admins, and never support',
  (role) => {
    expect(whomToAskToPay(role, members)).toEqual(['Ana Keller', 'Sam Keller']);
  },
);

test.each(['PRIMARY', 'ADMIN'] as const)('%s pays, and is told nobody', (role) => {
  expect(whomToAskToPay(role, members)).toEqual([]);
});

test('of many admins five are named', () => {
  const admins = Array.from({ length: 40 }, (_, index) => member(`Admin ${index}`, 'ADMIN'));
  expect(whomToAskToPay('STANDARD', admins)).toHaveLength(5);
});

test('a name of one word has no space after it', () => {
  expect(whomToAskToPay('STANDARD', [{ ...member('Ana', 'PRIMARY'), lastName: '' }])).toEqual(['Ana']);
});
