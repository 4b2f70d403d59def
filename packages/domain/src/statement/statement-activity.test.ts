import { expect, test } from 'vitest';
import { ledgerKinds } from '../bill/bill-kinds.ts';
import { usd } from '../money/arithmetic.ts';
import { activityNameOf, statementActivity } from './statement-activity.ts';

const charge = {
  id: 'entry',
  kind: 'charge',
  date: '2026-11-15',
  dueDate: '2026-12-05',
  amount: usd(8_612),
  billId: 'bill',
  paymentId: null,
} as const;

test('what a bill charges is called a bill and known by its id, and a charge apart stays a charge', () => {
  const [ofBill, apart] = statementActivity([charge, { ...charge, id: 'one-off', billId: null }], []);
  expect(ofBill && [ofBill.billId, activityNameOf(ofBill)]).toEqual(['bill', 'bill']);
  expect(apart && [apart.billId, activityNameOf(apart)]).toEqual([null, 'charge']);
});

test.each(ledgerKinds)('a %s of no bill is called what it is', (kind) => {
  expect(activityNameOf({ kind, billId: null })).toBe(kind);
});
