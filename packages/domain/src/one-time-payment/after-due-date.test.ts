import { expect, test } from 'vitest';
import { usd } from '../money/arithmetic.ts';
import { isAfterDueDate } from './after-due-date.ts';

const bill = { nextDueDate: '2026-12-13', amountDue: usd(17_825) } as const;

test.each([
  ['a day after the due date', '2026-12-14', bill, undefined, true],
  ['the due date itself', '2026-12-13', bill, undefined, false],
  ['a later day, where a part is left by what is set to pay', '2026-12-20', bill, usd(1), true],
  ['a later day, where what is set to pay covers the bill in time', '2026-12-20', bill, usd(0), false],
  ['a later day, where nothing is due', '2026-12-20', { ...bill, amountDue: usd(0) }, null, false],
  ['any day, where no bill is to come', '2026-12-20', { ...bill, nextDueDate: null }, null, false],
] as const)(
  'whoever scheduled a payment is told whether it misses the bill: %s',
  (_what, day, due, left, isLate) => {
    expect(isAfterDueDate(day, due, left)).toBe(isLate);
  },
);
