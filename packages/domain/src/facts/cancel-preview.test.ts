import { expect, test } from 'vitest';
import { autoPay, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { usd } from '../money/arithmetic.ts';
import { type ScheduledCancelPreview, scheduledCancelPreview } from './cancel-preview.ts';

const today = '2026-11-21';
const due = '2026-12-06';
const forty = payment('scheduled', 4_000, '2026-12-02');
const billed = factsWith({ ledger: [charge(due, 17_325)], payments: [forty] });

test.each<
  [string, typeof billed, ScheduledCancelPreview['autoPay'], readonly [before: number, after: number] | null]
>([
  ['all of it is left to pay by hand', billed, null, [13_325, 17_325]],
  [
    'the rest is left, where more is scheduled',
    { ...billed, payments: [forty, payment('scheduled', 10_000, due)] },
    null,
    [3_325, 7_325],
  ],
  [
    'Auto Pay takes it too, and nothing is left',
    { ...billed, methods: [card()], autoPay: autoPay(6) },
    { date: due, before: usd(13_325), after: usd(17_325) },
    null,
  ],
  [
    'Auto Pay takes it too late, and all is left',
    { ...billed, methods: [card()], autoPay: autoPay(7) },
    { date: '2026-12-07', before: usd(13_325), after: usd(17_325) },
    [13_325, 17_325],
  ],
  [
    'Auto Pay takes what it takes anyway, where the payment leaves after it',
    { ...billed, methods: [card()], autoPay: autoPay(1) },
    null,
    null,
  ],
  ['nothing is left, where nothing is due', { ...billed, ledger: [] }, null, null],
])('canceling a scheduled payment: %s', (_, facts, debit, left) => {
  expect(scheduledCancelPreview(facts, [forty], today)).toEqual({
    autoPay: debit,
    uncovered: left && { before: usd(left[0]), amount: usd(left[1]), dueDate: due },
  });
});

const worn = { ...billed, methods: [card({ expirationDate: '2026-11' })] };

test('a payment whose card expires before its day covers nothing: canceling it leaves no more to pay', () => {
  expect(scheduledCancelPreview(worn, [forty], today).uncovered).toEqual({
    before: usd(17_325),
    amount: usd(17_325),
    dueDate: due,
  });
});

test('Auto Pay takes nothing over where its card expires before its day', () => {
  expect(scheduledCancelPreview({ ...worn, autoPay: autoPay(6) }, [forty], today).uncovered).toMatchObject({
    amount: usd(17_325),
  });
});

test('what is not canceled stays counted', () => {
  expect(scheduledCancelPreview(billed, [], today)).toEqual({
    autoPay: null,
    uncovered: { before: usd(13_325), amount: usd(13_325), dueDate: due },
  });
});
