import fc from 'fast-check';
import { expect, test } from 'vitest';
import { card, charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { balanceOn } from '../facts/balance.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import { usd } from '../money/arithmetic.ts';
import type { MethodOption } from './payment-options.ts';
import { othersSet, paymentSum } from './payment-sum.ts';

const today = '2026-11-22';
const bill = charge('2026-12-06', 17_325);
const byPaul = payment('scheduled', 4_000, '2026-12-02');
const autoPayDebit = { date: '2026-12-06', estimatedAmount: usd(13_325), changeBy: '2026-12-05' } as const;

const optionsOf = (
  ledger: Parameters<typeof balanceOn>[0]['ledger'],
  rest: {
    scheduled?: (typeof byPaul)[];
    debit?: typeof autoPayDebit;
    methods?: readonly MethodOption[];
  } = {},
) => ({
  balance: balanceOn(factsWith({ ledger }), today),
  methods: rest.methods ?? [],
  scheduledPayments: rest.scheduled ?? [],
  autoPayDebit: rest.debit ?? null,
});

const byAnn = payment('scheduled', 1_000, '2026-12-04');
test.each([
  [
    'a part, and what is set less than the rest',
    10_000,
    [byPaul],
    { left: 7_325, leftToPay: 3_325, beyond: 0 },
  ],
  [
    'less than is due, and with what is set more',
    15_000,
    [byPaul],
    { left: 2_325, leftToPay: 0, beyond: 1_675 },
  ],
  ['all that is due', 17_325, [byPaul], { left: 0, credit: 0, leftToPay: 0, beyond: 4_000 }],
  ['more than is due', 19_500, [byPaul], { left: 0, credit: 2_175, leftToPay: 0, beyond: 6_175 }],
  ['more than is due beside two', 19_500, [byPaul, byAnn], { credit: 2_175, leftToPay: 0, beyond: 7_175 }],
  ['more than is due, and nothing is set', 19_500, [], { credit: 2_175, leftToPay: 0, beyond: 2_175 }],
] as const)('every other payment that is set counts, whatever this one leaves: %s', (_, cents, set, told) => {
  const sum = paymentSum(usd(cents), today, optionsOf([bill], { scheduled: [...set] }));
  expect(sum.alreadySet.map(({ amount }) => amount)).toEqual(set.map(({ amount }) => amount));
  for (const [figure, of] of Object.entries(told)) expect(sum).toHaveProperty(figure, usd(of));
});

test('what is left is paid by what is set, down to nothing', () => {
  const sum = paymentSum(usd(10_000), today, optionsOf([bill], { scheduled: [byPaul], debit: autoPayDebit }));
  expect(sum).toMatchObject({ left: usd(7_325), dueDate: '2026-12-06', leftToPay: usd(0), beyond: usd(0) });
  expect(sum.alreadySet.map(({ date, amount }) => [date, amount.cents])).toEqual([
    ['2026-12-02', 4_000],
    ['2026-12-06', 3_325],
  ]);
  expect(sum.alreadySet.at(-1)?.madeBy).toBeNull();
});

const worn = (usedBy: PaymentMethod['usedBy'] = []): MethodOption => ({
  method: card({ expirationDate: '2026-11', usedBy }),
  status: 'expiringSoon',
  blockedReason: null,
});
test('a payment whose card expires before its day pays nothing, nor does an Auto Pay by such a card', () => {
  const scheduled = optionsOf([bill], { scheduled: [byPaul], methods: [worn()] });
  expect(paymentSum(usd(13_325), today, scheduled)).toMatchObject({ alreadySet: [], leftToPay: usd(4_000) });
  expect(paymentSum(usd(20_000), today, scheduled).beyond).toEqual(usd(2_675));
  const debited = optionsOf([bill], { debit: autoPayDebit, methods: [worn(['allServices'])] });
  expect(paymentSum(usd(4_000), today, debited)).toMatchObject({ alreadySet: [], leftToPay: usd(13_325) });
});

test('what a payment after the due date leaves is due on no day: until then all of it is owed', () => {
  expect(paymentSum(usd(10_000), '2026-12-06', optionsOf([bill])).dueDate).toBe('2026-12-06');
  expect(paymentSum(usd(10_000), '2026-12-07', optionsOf([bill]))).toMatchObject({
    left: usd(7_325),
    dueDate: null,
  });
});

const pastDue = charge('2026-10-01', 5_000);
test.each([
  ['a part', [bill], 10_000, { left: 7_325, leftPastDue: 0, credit: 0, dueDate: '2026-12-06' }],
  ['all of it', [bill], 17_325, { left: 0, leftPastDue: 0, credit: 0, dueDate: null }],
  ['more than is due', [bill], 20_000, { left: 0, leftPastDue: 0, credit: 2_675, dueDate: null }],
  ['ahead of a credit', [posted(4_250)], 2_500, { left: 0, leftPastDue: 0, credit: 6_750, dueDate: null }],
  [
    'what is past due',
    [pastDue, bill],
    5_000,
    { left: 17_325, leftPastDue: 0, credit: 0, dueDate: '2026-12-06' },
  ],
  [
    'less than that',
    [pastDue, bill],
    2_000,
    { left: 20_325, leftPastDue: 3_000, credit: 0, dueDate: '2026-12-06' },
  ],
  ['some, all past due', [pastDue], 2_000, { left: 3_000, leftPastDue: 3_000, credit: 0, dueDate: null }],
] as const)('what a payment leaves: %s', (_, ledger, cents, { left, leftPastDue, credit, dueDate }) => {
  expect(paymentSum(usd(cents), today, optionsOf([...ledger]))).toMatchObject({
    left: usd(left),
    leftPastDue: usd(leftPastDue),
    credit: usd(credit),
    dueDate,
  });
});

test('a payment after Auto Pay’s day takes nothing off what Auto Pay takes: the rest becomes a credit', () => {
  const sum = paymentSum(usd(10_000), '2026-12-20', optionsOf([bill], { debit: autoPayDebit }));
  expect(sum).toMatchObject({ left: usd(7_325), leftToPay: usd(0), beyond: usd(6_000) });
});

test('each figure is the one before less the next', () => {
  const cents = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(cents, cents, fc.array(cents, { maxLength: 3 }), (due, amount, set) => {
      const scheduled = set.map((one) => payment('scheduled', one, '2026-12-02'));
      const sum = paymentSum(usd(amount), today, optionsOf([charge('2026-12-06', due)], { scheduled }));
      const counted = sum.alreadySet.reduce((total, one) => total + one.amount.cents, 0);
      expect(sum.left.cents - sum.credit.cents).toBe(due - amount);
      expect(sum.leftToPay.cents - sum.beyond.cents).toBe(sum.left.cents - sum.credit.cents - counted);
      expect(counted).toBe(set.reduce((total, one) => total + one, 0));
    }),
  );
});

const [you, autoPays] = [{ madeBy: { userId: 'u-1', name: 'Sam Keller' } }, { madeBy: null }];

test.each([
  ['scheduled', [you, you]],
  ['autoPay', [autoPays]],
  ['both', [you, autoPays]],
] as const)('what else is set to pay is called %s only where it is that', (called, set) => {
  expect(othersSet(set)).toBe(called);
});
