import { expect, test } from 'vitest';
import { autoPay, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { usd } from '../money/arithmetic.ts';
import { isChargedBesides, isOneForAll, scheduledBesides, setToPay } from './set-to-pay.ts';

const today = '2026-11-21';
const due = '2026-12-05';
const owing = [charge(due, 10_000)];
const scheduled = (cents: number, day: '2026-12-01' | '2026-12-05' | '2026-12-06') =>
  payment('scheduled', cents, day);
const unsaved = (cents: number) => {
  const made = scheduled(cents, '2026-12-01');
  return { ...made, method: { ...made.method, methodId: null } };
};

type Told = { readonly paid: readonly [string, number, string | null][]; readonly left: number };

test.each<[string, Parameters<typeof factsWith>[0], Told | null]>([
  ['nothing leaves by itself', {}, null],
  [
    'Auto Pay takes all',
    { autoPay: autoPay(5), methods: [card()] },
    { paid: [[due, 10_000, null]], left: 0 },
  ],
  ['Auto Pay takes it too late', { autoPay: autoPay(6), methods: [card()] }, null],
  [
    'the card of Auto Pay will have expired',
    { autoPay: autoPay(5), methods: [card({ expirationDate: '2026-11' })] },
    null,
  ],
  [
    'cards are restricted',
    {
      autoPay: autoPay(5),
      methods: [card()],
      account: { restrictions: { card: true, bank: false, online: false } },
    },
    null,
  ],
  [
    'scheduled in full',
    { payments: [scheduled(10_000, '2026-12-01')] },
    { paid: [['2026-12-01', 10_000, 'Dana']], left: 0 },
  ],
  [
    'scheduled in full by a card that was not saved, with cards restricted since: it is taken as it is',
    {
      payments: [unsaved(10_000)],
      account: { restrictions: { card: true, bank: false, online: false } },
    },
    { paid: [['2026-12-01', 10_000, 'Dana']], left: 0 },
  ],
  ['the card of Auto Pay is saved no more', { autoPay: autoPay(5), methods: [] }, null],
  ['scheduled in full, too late', { payments: [scheduled(10_000, '2026-12-06')] }, null],
  ['a cent is missing', { payments: [scheduled(9_999, due)] }, { paid: [[due, 9_999, 'Dana']], left: 1 }],
  [
    'more is scheduled than is due',
    { payments: [scheduled(6_000, '2026-12-01'), scheduled(6_000, due)] },
    {
      paid: [
        ['2026-12-01', 6_000, 'Dana'],
        [due, 6_000, 'Dana'],
      ],
      left: 0,
    },
  ],
  [
    'a part in time, another too late',
    { payments: [scheduled(6_000, '2026-12-06'), scheduled(4_000, '2026-12-01')] },
    { paid: [['2026-12-01', 4_000, 'Dana']], left: 6_000 },
  ],
  [
    'a part is scheduled and Auto Pay takes the rest',
    { autoPay: autoPay(5), methods: [card()], payments: [scheduled(4_000, '2026-12-01')] },
    {
      paid: [
        ['2026-12-01', 4_000, 'Dana'],
        [due, 6_000, null],
      ],
      left: 0,
    },
  ],
  [
    'all is scheduled, and nothing is left to Auto Pay',
    { autoPay: autoPay(5), methods: [card()], payments: [scheduled(10_000, '2026-12-01')] },
    { paid: [['2026-12-01', 10_000, 'Dana']], left: 0 },
  ],
  [
    'a payment is not confirmed',
    { payments: [scheduled(10_000, '2026-12-01'), payment('unknown', 500, today)] },
    null,
  ],
  [
    'a payment of a device is not confirmed',
    {
      payments: [scheduled(10_000, '2026-12-01')],
      devicePayments: [
        payment('unknown', 500, today, { device: { id: 'phone', name: 'Phone', lineLastFour: '0148' } }),
      ],
    },
    { paid: [['2026-12-01', 10_000, 'Dana']], left: 0 },
  ],
  [
    'something is past due',
    { ledger: [charge('2026-11-01', 100), ...owing], autoPay: autoPay(5), methods: [card()] },
    null,
  ],
  ['nothing is due', { ledger: [], payments: [scheduled(10_000, '2026-12-01')] }, null],
])('what leaves by itself: %s', (_, given, told) => {
  const set = setToPay(factsWith({ ledger: owing, ...given }), today);
  expect(
    set && {
      paid: set.payments.map(({ date, amount, madeBy }) => [date, amount.cents, madeBy?.name ?? null]),
      left: set.left.cents,
    },
  ).toEqual(told);
});

test.each<[string, Parameters<typeof factsWith>[0], number[]]>([
  ['all of them are in what pays the bill', { payments: [scheduled(4_000, '2026-12-01')] }, []],
  [
    'one leaves after the bill fell due',
    { payments: [scheduled(4_000, '2026-12-01'), scheduled(500, '2026-12-06')] },
    [500],
  ],
  [
    'Auto Pay takes as much on the same day',
    { payments: [scheduled(10_000, '2026-12-06')], autoPay: autoPay(5), methods: [card()] },
    [10_000],
  ],
  [
    'something is past due',
    { ledger: [charge('2026-11-01', 100), ...owing], payments: [scheduled(100, '2026-12-01')] },
    [100],
  ],
])('scheduled besides what pays the bill: %s', (_, given, besides) => {
  const facts = factsWith({ ledger: owing, ...given });
  const left = scheduledBesides(facts.payments, setToPay(facts, today));
  expect(left.map(({ amount }) => amount.cents)).toEqual(besides);
});

test('what is left is the same to the page and to the payment', () => {
  const set = setToPay(factsWith({ ledger: owing, payments: [scheduled(4_000, due)] }), today);
  expect(set?.left).toEqual(usd(6_000));
});

const debit = {
  amount: usd(5_000),
  date: '2026-11-25',
  madeBy: null,
  method: payment('scheduled', 5_000).method,
} as const;

test.each([
  ['one for all of it', [debit], 0, true],
  ['one for a part', [debit], 1, false],
  ['two for all of it', [debit, debit], 0, false],
] as const)('%s is one for all: %s', (_case, payments, left, is) => {
  expect(isOneForAll({ payments, left: usd(left) })).toBe(is);
});

const scheduledDebit = { ...debit, madeBy: payment('scheduled', 5_000).createdBy };

test.each([
  ['Auto Pay alone takes less then', [debit], false],
  ['one that is scheduled stays', [scheduledDebit], true],
  ['so does one beside Auto Pay', [scheduledDebit, debit], true],
] as const)('of what is set while something is paid now: %s', (_case, payments, is) => {
  expect(isChargedBesides({ payments })).toBe(is);
});
