import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { ledgerKinds } from '../bill/bill-kinds.ts';
import { billOr, lineNameOf, listedNameOf } from './line-name.ts';

const ofAccount = payment('successful', 100);
const ofDevice = { ...ofAccount, device: { id: 'phone', name: 'Phone', lineLastFour: '0148' } };

test.each([
  ['charge', null, 'charge'],
  ['credit', null, 'credit'],
  ['payment', null, 'payment'],
  ['payment', ofAccount, 'payment'],
  ['payment', ofDevice, 'devicePayment'],
  ['return', ofAccount, 'return'],
  ['return', ofDevice, 'return'],
  ['refund', ofDevice, 'refund'],
] as const)('a %s is named by what it is', (kind, made, name) => {
  expect(lineNameOf({ kind, payment: made })).toBe(name);
});

test('a bill is told from a charge apart', () => {
  const charge = { kind: 'charge', payment: null } as const;
  expect([true, false].map((isBill) => listedNameOf({ ...charge, isBill }))).toEqual(['bill', 'charge']);
});

test.each(ledgerKinds)(
  'a %s of no bill is called what it is, and what charges a bill is called one',
  (kind) => {
    expect([false, true].map((isBill) => billOr({ isBill }, kind))).toEqual([kind, 'bill']);
  },
);
