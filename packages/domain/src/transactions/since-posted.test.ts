import { expect, test } from 'vitest';
import { usd } from '../money/arithmetic.ts';
import { sincePosted } from './since-posted.ts';

const refund = { id: 'refund', date: '2026-11-18', amount: usd(4_000) } as const;

test.each([
  ['that nobody knows', null, { balanceAfter: null, refunds: [] }],
  ['that posted', { balanceAfter: usd(-500), refunds: [] }, { balanceAfter: usd(-500), refunds: [] }],
  [
    'of which some was given back since',
    { balanceAfter: usd(-500), refunds: [refund] },
    { balanceAfter: null, refunds: [refund] },
  ],
] as const)('what the receipt of a payment %s tells beside it', (_, detail, told) => {
  expect(sincePosted(detail)).toEqual(told);
});
