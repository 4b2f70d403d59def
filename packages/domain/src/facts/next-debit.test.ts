import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { autoPay, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { usd } from '../money/arithmetic.ts';
import { autoPayEffect, sparesDebit } from '../one-time-payment/auto-pay-effect.ts';
import { discountOf, nextDebit } from './next-debit.ts';

const today: BusinessDate = '2026-11-21';
const enrolled = factsWith({ ledger: [charge('2026-12-05', 17_325)], autoPay: autoPay(5) });

test('without Auto Pay there is no debit to speak of', () => {
  const facts = { ...enrolled, autoPay: null };
  expect(nextDebit(facts, today)).toBeNull();
  expect(autoPayEffect(facts, { amount: usd(100), date: today }, today)).toBeNull();
  expect(discountOf(facts)).toBeNull();
});

test('the next debit takes what is owed, and can be changed through the day before', () => {
  expect(nextDebit(enrolled, today)).toEqual({
    date: '2026-12-05',
    estimatedAmount: usd(17_325),
    changeBy: '2026-12-04',
  });
});

test.each<[BusinessDate, number]>([
  ['2026-12-04', 13_325],
  ['2026-12-05', 13_325],
  ['2026-12-06', 17_325],
])('a payment scheduled for %s leaves %i cents to the debit of December 5', (date, left) => {
  const facts = { ...enrolled, payments: [payment('scheduled', 4_000, date)] };
  expect(nextDebit(facts, today)?.estimatedAmount).toEqual(usd(left));
});

describe('on the debit day', () => {
  const debitDay: BusinessDate = '2026-12-05';
  const paying = { amount: usd(4_000), date: debitDay };

  test('what is paid before the debit leaves is not debited as well', () => {
    expect(autoPayEffect(enrolled, paying, debitDay)).toMatchObject({
      debitDate: debitDay,
      after: usd(13_325),
    });
    const payments = [payment('pending', 4_000, debitDay)];
    expect(nextDebit({ ...enrolled, payments }, debitDay)?.estimatedAmount).toEqual(usd(13_325));
  });

  test('once the debit was made, the next one is a month away', () => {
    const done = { ...enrolled, autoPay: { ...autoPay(5), lastDebitDate: debitDay } };
    expect(autoPayEffect(done, paying, debitDay)).toMatchObject({
      debitDate: '2027-01-05',
      after: usd(13_325),
    });
  });
});

test('a debit that is made up for leaves today', () => {
  const late = { ...enrolled, autoPay: { ...autoPay(5), lastDebitDate: '2026-11-05' as const } };
  expect(nextDebit(late, '2026-12-07')?.date).toBe('2026-12-07');
});

test('an account that Auto Pay may not debit is told of no amount', () => {
  const facts = { ...enrolled, account: { ...enrolled.account, status: 'disconnected' as const } };
  expect(nextDebit(facts, today)?.estimatedAmount).toEqual(usd(0));
});

test('a scheduled payment that was cancelled or has left already is not counted twice', () => {
  const payments = (['cancelled', 'failed', 'successful'] as const).map((status) =>
    payment(status, 4_000, '2026-11-25'),
  );
  expect(nextDebit({ ...enrolled, payments }, today)?.estimatedAmount).toEqual(usd(17_325));
});

test('a debit is never negative', () => {
  const facts = { ...enrolled, payments: [payment('scheduled', 99_999, '2026-12-01')] };
  expect(nextDebit(facts, today)?.estimatedAmount).toEqual(usd(0));
});

test.each<[string, number, BusinessDate, number, string]>([
  ['all of it today', 17_325, today, 0, 'willNotCharge'],
  ['more than all of it', 20_000, today, 0, 'willNotCharge'],
  ['all but a cent', 17_324, today, 1, 'willChargeLess'],
  ['a cent', 1, today, 17_324, 'willChargeLess'],
  ['all of it on the debit day', 17_325, '2026-12-05', 0, 'willNotCharge'],
  ['all of it after the debit day', 17_325, '2026-12-06', 17_325, 'willStillChargeAll'],
])('if I pay %s, will Auto Pay still charge me?', (_, cents, date, after, answer) => {
  expect(autoPayEffect(enrolled, { amount: usd(cents), date }, today)).toEqual({
    debitDate: '2026-12-05',
    before: usd(17_325),
    after: usd(after),
    answer,
  });
  const debit = nextDebit(enrolled, today);
  expect(debit && sparesDebit(debit, { amount: usd(cents), date })).toBe(answer === 'willNotCharge');
});

test('a debit that takes nothing is spared nothing', () => {
  const debit = nextDebit({ ...enrolled, ledger: [] }, today);
  expect(debit && sparesDebit(debit, { amount: usd(100), date: today })).toBe(false);
});

test('whatever is paid and when, the debit never grows, and falls by at most the payment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 30 }), (cents, day) => {
      const date = addDays('2026-11-30', day);
      const effect = autoPayEffect(enrolled, { amount: usd(cents), date }, today);
      const fall = (effect?.before.cents ?? 0) - (effect?.after.cents ?? 0);
      expect(fall).toBe(day <= 5 ? Math.min(cents, 17_325) : 0);
    }),
  );
});

test('$5.00 a month is lost only by who is eligible for it', () => {
  expect(discountOf(enrolled)).toEqual(usd(500));
  expect(discountOf(factsWith({ autoPay: autoPay(5), account: { discountEligible: false } }))).toBeNull();
});
