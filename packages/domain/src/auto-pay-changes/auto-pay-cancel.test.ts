import { expect, test } from 'vitest';
import { usd } from '../money/arithmetic.ts';
import { dueByHand } from './auto-pay-cancel.ts';

test.each([
  ['nothing past due', 100_00, '2026-12-05', 0, { due: 'by', date: '2026-12-05' }],
  ['a part past due', 100_00, '2026-11-05', 40_00, { due: 'partNow', pastDue: usd(40_00) }],
  ['all of it past due', 100_00, '2026-11-05', 100_00, { due: 'now' }],
  ['more past due than is left, as a debit is still made', 60_00, '2026-11-05', 100_00, { due: 'now' }],
  ['due on no day', 100_00, null, 0, { due: 'now' }],
] as const)('left to pay by hand with %s', (_, amount, dueDate, pastDue, due) => {
  expect(dueByHand({ amount: usd(amount), dueDate }, { pastDueNet: usd(pastDue) })).toEqual(due);
});
