import { describe, expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import type { Transaction } from '../facts/transaction.ts';
import { usd } from '../money/arithmetic.ts';
import { filterFits } from './filter-fits.ts';
import {
  amountsAreTurned,
  endsBeforeItBegins,
  everyTransaction,
  type TransactionFilter,
} from './transaction-filter.ts';

const paid: Transaction = {
  id: 'paid',
  kind: 'payment',
  date: '2026-11-06',
  postedDate: '2026-11-07',
  amount: usd(-16_085),
  payment: {
    ...payment('successful', 16_085),
    channel: 'phone',
    reference: 'QK7M-3RTD',
    method: {
      methodId: 'card',
      name: 'Kitchen card',
      type: 'creditCard',
      brand: 'visa',
      accountType: null,
      lastFourDigits: '4242',
    },
  },
};
const billed: Transaction = { ...paid, id: 'bill', kind: 'charge', amount: usd(16_085), payment: null };

const returned: Transaction = { ...paid, id: 'returned', kind: 'return', amount: usd(16_085) };

test.each(['returned payment', 'Pago devuelto'])(
  'a returned payment is found by its own words: %s',
  (text) => {
    expect([returned, paid].map((line) => filterFits(line, { ...everyTransaction, text }))).toEqual([
      true,
      false,
    ]);
  },
);

const cases: readonly [what: string, Partial<TransactionFilter>, isPaid: boolean, isBilled: boolean][] = [
  ['nothing', {}, true, true],
  ['payments', { kind: 'payment' }, true, false],
  ['charges', { kind: 'charge' }, false, true],
  ['its day', { from: '2026-11-06', to: '2026-11-06' }, true, true],
  ['from the day after', { from: '2026-11-07' }, false, false],
  ['to the day before', { to: '2026-11-05' }, false, false],
  ['its amount, whichever way it went', { atLeast: usd(16_085), atMost: usd(16_085) }, true, true],
  ['a cent more', { atLeast: usd(16_086) }, false, false],
  ['a cent less', { atMost: usd(16_084) }, false, false],
  ['cards', { method: 'creditCard' }, true, false],
  ['bank accounts', { method: 'bankAccount' }, false, false],
  ['by phone', { channel: 'phone' }, true, false],
  ['online', { channel: 'online' }, false, false],
  ['the amount as it is typed', { text: '$160.85' }, true, true],
  ['how it begins', { text: '160' }, true, true],
  ['how it goes on', { text: '60.85' }, false, false],
  ['the confirmation number', { text: 'QK7M-3RTD' }, true, false],
  ['a part of it, in small letters', { text: 'k7m' }, true, false],
  ['too little of it', { text: 'k7' }, false, false],
  ['the digits', { text: '4242' }, true, false],
  ['brand and digits', { text: 'visa ···· 4242' }, true, false],
  ['brand and other digits', { text: 'visa 1111' }, false, false],
  ['their own name for it', { text: 'KITCHEN' }, true, false],
  ['what it is', { text: 'payment' }, true, false],
  ['what it is in Spanish', { text: 'pagos' }, true, false],
  ['how what it is begins', { text: 'p' }, true, false],
  ['how its brand begins', { text: 'vi' }, true, false],
  ['how another begins', { text: 'am' }, false, false],
  ['the way it came', { text: 'by phone' }, true, false],
  ['the way it came in Spanish', { text: 'Por teléfono' }, true, false],
  ['the way it came and the method, as its line has them', { text: 'By phone, Visa ···· 4242' }, true, false],
  ['another way', { text: 'auto pay' }, false, false],
  ['no figure at all', { text: '$,' }, false, false],
  ['a bill in Spanish', { text: 'factura' }, false, true],
  ['a wildcard of the database', { text: '%' }, false, false],
  ['another', { text: '_' }, false, false],
  ['a pattern', { text: '.*' }, false, false],
];

describe('a filter for', () => {
  test.each(cases)('%s', (_, change, isPaid, isBilled) => {
    const filter = { ...everyTransaction, ...change };
    expect([filterFits(paid, filter), filterFits(billed, filter)]).toEqual([isPaid, isBilled]);
  });
});

test.each([
  ['2026-10-02', '2026-10-01', true],
  ['2026-10-01', '2026-10-01', false],
  ['2026-10-01', '2026-10-02', false],
  ['2026-10-01', null, false],
  [null, '2026-10-01', false],
] as const)('from %s to %s ends before it begins: %s', (from, to, is) => {
  expect(endsBeforeItBegins({ from, to })).toBe(is);
});

test.each([
  [300, 100, true],
  [100, 100, false],
  [100, 300, false],
  [300, null, false],
  [null, 100, false],
] as const)('amounts from %s to %s are turned: %s', (least, most, are) => {
  const amount = (cents: number | null) => (cents === null ? null : usd(cents));
  expect(amountsAreTurned({ atLeast: amount(least), atMost: amount(most) })).toBe(are);
});
