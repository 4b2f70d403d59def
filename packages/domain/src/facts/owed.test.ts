import { expect, test } from 'vitest';
import { usd, zero } from '../money/arithmetic.ts';
import { type Owed, owed } from './owed.ts';

const nothing = { amountDue: zero, pastDueNet: zero, nextDueDate: null, creditBalance: zero } as const;

test.each<[string, Partial<Parameters<typeof owed>[0]>, Owed]>([
  ['nothing', {}, { kind: 'nothing', amount: zero }],
  ['a credit', { creditBalance: usd(500) }, { kind: 'credit', amount: usd(500) }],
  [
    'a bill that is not due yet',
    { amountDue: usd(900), nextDueDate: '2026-12-06' },
    { kind: 'due', amount: usd(900), date: '2026-12-06' },
  ],
  [
    'a bill, some of it past due: no day to come is named for all of it',
    { amountDue: usd(900), pastDueNet: usd(400), nextDueDate: '2026-12-06' },
    { kind: 'pastDue', amount: usd(900), late: usd(400) },
  ],
  [
    'an old bill alone',
    { amountDue: usd(400), pastDueNet: usd(400) },
    { kind: 'pastDue', amount: usd(400), late: usd(400) },
  ],
  [
    'a bill that a payment on its way covers',
    { nextDueDate: '2026-12-06' },
    { kind: 'nothing', amount: zero },
  ],
])('%s', (_, changes, expected) => {
  expect(owed({ ...nothing, ...changes })).toEqual(expected);
});
