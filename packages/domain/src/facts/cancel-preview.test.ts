import { expect, test } from 'vitest';
import { autoPay, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { usd } from '../money/arithmetic.ts';
import { scheduledCancelPreview } from './cancel-preview.ts';

const today = '2026-11-21';
const due = '2026-12-06';
const forty = payment('scheduled', 4_000, '2026-12-02');
const billed = factsWith({ ledger: [charge(due, 17_325)], payments: [forty] });

test.each([
  ['all of it is left to pay by hand', billed, null, 17_325],
  [
    'the rest is left, where more is scheduled',
    { ...billed, payments: [forty, payment('scheduled', 10_000, due)] },
    null,
    7_325,
  ],
  [
    'Auto Pay takes it too, and nothing is left',
    { ...billed, autoPay: autoPay(6) },
    { date: due, before: usd(13_325), after: usd(17_325) },
    null,
  ],
  [
    'Auto Pay takes it too late, and all is left',
    { ...billed, autoPay: autoPay(7) },
    { date: '2026-12-07', before: usd(13_325), after: usd(17_325) },
    17_325,
  ],
  [
    'Auto Pay takes what it takes anyway, where the payment leaves after it',
    { ...billed, autoPay: autoPay(1) },
    null,
    null,
  ],
  ['nothing is left, where nothing is due', { ...billed, ledger: [] }, null, null],
])('canceling a scheduled payment: %s', (_, facts, debit, left) => {
  expect(scheduledCancelPreview(facts, [forty], today)).toEqual({
    autoPay: debit,
    uncovered: left === null ? null : { amount: usd(left), dueDate: due },
  });
});

test('what is not canceled stays counted', () => {
  expect(scheduledCancelPreview(billed, [], today)).toEqual({
    autoPay: null,
    uncovered: { amount: usd(13_325), dueDate: due },
  });
});
