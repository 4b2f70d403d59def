import { describe, expect, test } from 'vitest';
import { usd } from '../money/arithmetic.ts';
import {
  filterOfView,
  isFiltering,
  misunderstoodFilter,
  readTransactionView,
  type TransactionView,
  withFilter,
  withoutFilter,
  writeTransactionView,
} from './transaction-address.ts';

const plain = readTransactionView(new URLSearchParams());

const views: readonly [address: string, said: Partial<TransactionView>][] = [
  ['', {}],
  ['q=visa+4242', { text: 'visa 4242' }],
  [
    'kind=payment&method=bankAccount&channel=autoPay',
    { kind: 'payment', channel: 'autoPay', method: 'bankAccount' },
  ],
  ['period=last90', { period: 'last90' }],
  ['from=2026-01-01&to=2026-03-31', { from: '2026-01-01', to: '2026-03-31' }],
  ['min=10.00&max=99.50', { atLeast: usd(1_000), atMost: usd(9_950) }],
  ['sort=largest&after=abc', { sort: 'largest', after: 'abc' }],
  ['all=true&shown=line', { showsAll: true, shown: 'line' }],
];

describe('the address of the list', () => {
  test.each(views)('%s', (address, said) => {
    const view = { ...plain, ...said };
    expect(readTransactionView(new URLSearchParams(address))).toEqual(view);
    expect(new URLSearchParams(writeTransactionView(view)).toString()).toBe(address);
  });

  test.each([
    'kind=gift',
    'period=ever',
    'from=2026-02-30',
    'to=soon',
    'min=-1',
    'max=lots',
    'method=cash',
    'channel=fax',
  ])('says nothing by %s, which a file refuses', (address) => {
    const query = new URLSearchParams(address);
    expect(readTransactionView(query)).toEqual(plain);
    expect(misunderstoodFilter(query)).toBe(address.slice(0, address.indexOf('=')));
  });

  test.each([
    ['4000 0000 0000 0002', '0002'],
    ['visa 4000-0000-0000-0002', 'visa 0002'],
    ['4111.1111.1111.1111', '1111'],
    ['4111/1111/1', '1111'],
    ['3782.822463.1000', '1000'],
    ['4242 1234.56', '4242 1234.56'],
    ['٤٠٠٠٠٠٠٠٠٠٠٠٠٠٠٢', '0002'],
    ['6XTV-M9ZJ', '6XTV-M9ZJ'],
    ['1,234.56 99.00', '1,234.56 99.00'],
    [' 12345678 ', '12345678'],
  ])('looks for %j by %j, so that no long number stands in an address', (typed, asked) => {
    expect(readTransactionView(new URLSearchParams({ q: typed })).text).toBe(asked);
  });

  test('looks for no more than was meant', () => {
    const query = new URLSearchParams({ q: 'x'.repeat(90) });
    expect(readTransactionView(query).text).toHaveLength(60);
    expect(misunderstoodFilter(query)).toBe('q');
  });

  test('begins at the first page where other lines are asked for', () => {
    const later = { ...plain, after: 'abc', shown: 'line', showsAll: true };
    expect(withFilter(later, { kind: 'payment' })).toEqual({ ...plain, kind: 'payment' });
  });
});

test('asks for all, or for less', () => {
  expect(isFiltering({ ...plain, sort: 'oldest', after: 'abc', shown: 'line' })).toBe(false);
  expect(isFiltering({ ...plain, text: '  ' })).toBe(false);
  const less = { ...plain, text: 'visa', period: 'last30', atMost: usd(100), sort: 'oldest' } as const;
  expect(isFiltering(less)).toBe(true);
  expect(withoutFilter(less)).toEqual({ ...plain, sort: 'oldest' });
});

test.each([
  ['last30', '2026-10-24'],
  ['last90', '2026-08-25'],
  ['thisYear', '2026-01-01'],
  ['last12Months', '2025-11-23'],
  ['last24Months', '2024-11-23'],
] as const)('%s begins on %s, and has what is still to come', (period, from) => {
  const filter = filterOfView({ ...plain, period, from: '2020-01-01', to: '2020-01-02' }, '2026-11-23');
  expect([filter.from, filter.to]).toEqual([from, null]);
});
