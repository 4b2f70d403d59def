import { expect, test } from 'vitest';
import type { BusinessDate } from '../dates/business-date.ts';
import { payingBringings } from '../facts/paying-brings.ts';
import { usd } from '../money/arithmetic.ts';
import { stillMissing } from './still-missing.ts';

const paid = '2026-11-21';
const left = (pastDue: number, today: BusinessDate = paid) => ({
  payingBrings: 'comesBack' as const,
  balance: { pastDueNet: usd(pastDue) },
  dates: { today },
  device: null,
  mobileBillId: null,
});

test.each(payingBringings)('a part was paid: the rest is told, with what it does (%s)', (brings) => {
  const after = { ...left(344), payingBrings: brings };
  expect(stillMissing({ status: 'successful', paymentDate: paid, device: null }, after)).toEqual({
    missing: usd(344),
    brings,
  });
});

test.each([
  ['from a bank, and on its way', 'pending', left(344), { missing: usd(344), brings: 'comesBack' }],
  ['all of it was paid', 'successful', left(0), null],
  ['nothing is past due', 'successful', { ...left(0), payingBrings: null }, null],
  ['days later, read again', 'successful', left(344, '2026-11-24'), null],
  ['it paid something else', 'successful', { ...left(344), mobileBillId: 'bill' }, null],
  ['refused', 'failed', left(344), null],
  ['it waits for its day', 'scheduled', left(344), null],
  ['nobody knows yet', 'unknown', left(344), null],
  ['the figures are not known', 'successful', null, null],
] as const)('what stays past due is told once a payment stands: %s', (_, status, after, expected) => {
  expect(stillMissing({ status, paymentDate: paid, device: null }, after)).toEqual(expected);
});
