import { expect, test } from 'vitest';
import { usd } from '../money/arithmetic.ts';
import { clearedBy, filtersSet } from './filters-set.ts';
import { readTransactionView } from './transaction-address.ts';

const plain = readTransactionView(new URLSearchParams());

test.each([
  ['words alone', { text: 'visa' }, 0],
  ['a period', { period: 'last30' }, 1],
  [
    'both ends of days and of amounts',
    { from: '2026-10-01', to: '2026-10-31', atLeast: usd(1), atMost: usd(2) },
    2,
  ],
  ['one end of each', { to: '2026-10-31', atMost: usd(2) }, 2],
  [
    'each that there is',
    { kind: 'payment', period: 'thisYear', atLeast: usd(0), method: 'creditCard', channel: 'online' },
    5,
  ],
] as const)('%s narrow it by as many choices as a customer would count', (_, asked, count) => {
  expect(filtersSet({ ...plain, ...asked })).toBe(count);
});

test.each([
  ['words', { text: 'visa' }, 'search'],
  ['a filter', { kind: 'payment' }, 'filters'],
  ['words and a filter', { text: 'visa', kind: 'payment' }, 'all'],
] as const)('clearing %s takes away what was asked for', (_, asked, cleared) => {
  expect(clearedBy({ ...plain, ...asked })).toBe(cleared);
});
