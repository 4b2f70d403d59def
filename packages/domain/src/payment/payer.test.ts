import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { payerToReader, personToReader } from './payer.ts';

const dana = { userId: 'u1', name: 'Dana' };

test.each([
  ['their own payment', 'online', 'u1', 'you'],
  ['a colleague’s payment', 'online', 'u2', 'other'],
  ['their own, made by phone', 'phone', 'u1', 'you'],
  ['what Auto Pay took, though they turned it on', 'autoPay', 'u1', 'autoPay'],
] as const)('people are told who made %s', (_, channel, reader, told) => {
  const made = payment('pending', 1_000, '2026-11-20', { channel, createdBy: dana });
  expect(payerToReader(made, reader)).toBe(told);
});

test('people of the same name are told apart', () => {
  expect([personToReader(dana, 'u1'), personToReader({ ...dana, userId: 'u2' }, 'u1')]).toEqual([
    'you',
    'other',
  ]);
});
