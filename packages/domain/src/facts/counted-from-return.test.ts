import { expect, test } from 'vitest';
import { charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { billingSummary } from './billing-summary.ts';
import { countedFromReturn } from './counted-from-return.ts';

const now = new Date('2026-11-21T20:04:00Z');
const paid = payment('returned', 5_000, '2026-11-03');
const bill = charge('2026-11-05', 5_000);
const backOn = (date: '2026-11-10' | '2026-11-21') =>
  ({ ...charge(date, 5_000), kind: 'return', paymentId: paid.id }) as const;

test.each([
  ['a payment came back', [bill, posted(5_000), backOn('2026-11-10')], '2026-11-10', 11],
  ['it came back today, and is not past due yet', [bill, posted(5_000), backOn('2026-11-21')], null, 0],
  [
    'an older bill is open too',
    [charge('2026-10-05', 100), bill, posted(5_000), backOn('2026-11-10')],
    null,
    16,
  ],
  ['nothing came back', [bill], null, 16],
] as const)('the days past due are counted from the return where %s', (_, ledger, date, days) => {
  const summary = billingSummary(factsWith({ ledger: [...ledger], payments: [paid] }), now);
  expect([countedFromReturn(summary), summary.standing.daysPastDue]).toEqual([date, days]);
});
