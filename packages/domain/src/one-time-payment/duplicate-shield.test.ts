import { expect, test } from 'vitest';
import { autoPay, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { usd } from '../money/arithmetic.ts';
import { nearbyDebits } from './duplicate-shield.ts';

const today: BusinessDate = '2026-11-21';
const kindsOn = (facts: ReturnType<typeof factsWith>, date: BusinessDate) =>
  nearbyDebits(facts, date, today).map((debit) => debit.kind);

test('what is on its way, what is scheduled and Auto Pay are all named, soonest first, with who made them', () => {
  const sam = { userId: 'u2', name: 'Sam' };
  const facts = factsWith({
    ledger: [charge('2026-12-05', 17_825)],
    autoPay: autoPay(5),
    payments: [
      payment('scheduled', 4_000, '2026-12-01', { id: 'later', createdBy: sam }),
      payment('pending', 1_000, '2026-11-20', { id: 'sent' }),
      payment('successful', 500, '2026-11-20'),
      payment('cancelled', 500, '2026-11-22'),
      payment('failed', 500, '2026-11-21'),
    ],
  });
  expect(nearbyDebits(facts, '2026-11-25', today)).toEqual([
    {
      kind: 'onItsWay',
      paymentId: 'sent',
      amount: usd(1_000),
      date: '2026-11-20',
      madeBy: { userId: 'u1', name: 'Dana' },
    },
    { kind: 'scheduled', paymentId: 'later', amount: usd(4_000), date: '2026-12-01', madeBy: sam },
    { kind: 'autoPay', paymentId: null, amount: usd(12_825), date: '2026-12-05', madeBy: null },
  ]);
});

test('what Auto Pay has sent already is nobody’s doing', () => {
  const facts = factsWith({ payments: [payment('pending', 1_000, '2026-11-20', { channel: 'autoPay' })] });
  expect(nearbyDebits(facts, '2026-11-25', today)).toMatchObject([{ kind: 'onItsWay', madeBy: null }]);
});

test.each([
  [-16, false],
  [-15, true],
  [0, true],
  [15, true],
  [16, false],
])('a payment scheduled %i days from this one is near: %s', (days, near) => {
  const facts = factsWith({ payments: [payment('scheduled', 100, addDays('2026-12-20', days))] });
  expect(kindsOn(facts, '2026-12-20')).toEqual(near ? ['scheduled'] : []);
});

test.each<[BusinessDate, boolean]>([
  ['2026-12-15', true],
  ['2026-12-16', false],
])('a bill due on December 15 is paid by what is scheduled for %s, weeks from today: %s', (date, named) => {
  const facts = factsWith({
    ledger: [charge('2026-12-15', 100)],
    payments: [payment('scheduled', 100, date)],
  });
  expect(kindsOn(facts, today)).toEqual(named ? ['scheduled'] : []);
});

test.each<[BusinessDate, boolean]>([
  ['2026-11-21', true],
  ['2026-12-20', true],
  ['2026-12-21', false],
])('an Auto Pay debit on December 5 is near a payment on %s: %s', (date, near) => {
  const facts = factsWith({ ledger: [charge('2026-12-05', 100)], autoPay: autoPay(5) });
  expect(kindsOn(facts, date)).toEqual(near ? ['autoPay'] : []);
});

test('a scheduled payment by a card that expires before is no debit', () => {
  const facts = (expirationDate: string) =>
    factsWith({ methods: [card({ expirationDate })], payments: [payment('scheduled', 100, '2026-12-02')] });
  expect(kindsOn(facts('2026-11'), today)).toEqual([]);
  expect(kindsOn(facts('2026-12'), today)).toEqual(['scheduled']);
});

test('an Auto Pay debit that will take nothing is not mentioned', () => {
  expect(kindsOn(factsWith({ autoPay: autoPay(25) }), today)).toEqual([]);
});

test.each(['pending', 'running', 'unknown'] as const)(
  'a payment that is %s is always named, however far off its day',
  (status) => {
    const facts = factsWith({ payments: [payment(status, 100, '2026-11-01')] });
    expect(kindsOn(facts, '2027-01-15')).toEqual(['onItsWay']);
  },
);
