import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { usd } from '../money/arithmetic.ts';
import { statusNameOf } from './status-name.ts';

const bill = { kind: 'charge', payment: null, postedDate: '2026-11-07', isBill: true } as const;
const left = usd(12_825);

test.each([
  ['a bill', { ...bill, standing: 'unpaid', left: null }, 'billUnpaid'],
  ['a bill of which a part is paid', { ...bill, standing: 'unpaid', left }, 'billPartlyPaid'],
  ['one that is past due', { ...bill, standing: 'pastDue', left }, 'billPastDue'],
  ['one that is paid', { ...bill, standing: 'paid', left: null }, 'billPaid'],
  ['one that a pending payment covers', { ...bill, standing: 'pending', left: null }, 'billPending'],
  [
    'one that a payment which nobody can confirm yet may have paid',
    { ...bill, standing: 'unpaid', left: null, isUnconfirmed: true },
    'billUnconfirmed',
  ],
  ['a charge apart', { ...bill, isBill: false, standing: 'unpaid', left: null }, 'unpaid'],
  ['a part of it', { ...bill, isBill: false, standing: 'unpaid', left }, 'partlyPaid'],
  [
    'what a returned payment left owed again',
    { ...bill, kind: 'return', isBill: false, standing: 'pastDue', left },
    'returned',
  ],
  [
    'a payment',
    {
      ...bill,
      kind: 'payment',
      isBill: false,
      payment: payment('successful', 1),
      standing: null,
      left: null,
    },
    'posted',
  ],
] as const)('%s', (_, line, name) => expect(statusNameOf({ isUnconfirmed: false, ...line })).toBe(name));
