import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { autoPay, card, charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { addDays } from '../dates/business-date.ts';
import { fixedClock } from '../dates/clock.ts';
import { usd } from '../money/arithmetic.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { latePaymentOn } from './late-payment.ts';
import { paymentOptions } from './payment-options.ts';

const clock = fixedClock('2026-11-22T15:00:00Z');
const optionsOf = (facts: Parameters<typeof factsWith>[0]) =>
  paymentOptions(factsWith(facts), defaultPaymentSettings, clock);
const due = '2026-12-06' as const;
const bill = { ledger: [charge(due, 7_241)] };

describe('a payment dated after the due date', () => {
  test('is told how late it is, and from when the bill is past due', () => {
    expect(latePaymentOn('2027-01-15', optionsOf(bill))).toEqual({
      days: 40,
      dueDate: due,
      pastDueFrom: '2026-12-07',
      due: usd(7_241),
    });
  });

  test('is told what falls due before it: what nothing else pays in time, whatever it pays itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7_240 }), (cents) => {
        const facts = { ...bill, payments: [payment('scheduled', cents, due)] };
        expect(latePaymentOn('2026-12-20', optionsOf(facts))?.due).toEqual(usd(7_241 - cents));
      }),
    );
  });

  test('is late from the day after the due date on, by as many days as lie between', () => {
    const options = optionsOf(bill);
    fc.assert(
      fc.property(fc.integer({ min: -14, max: 60 }), (days) => {
        expect(latePaymentOn(addDays(due, days), options)?.days ?? 0).toBe(Math.max(days, 0));
      }),
    );
  });

  test.each([
    ['nothing is due', { ledger: [charge('2026-11-01', 100), posted(100)] }],
    ['a payment on its way covers all of it', { ...bill, payments: [payment('pending', 7_241)] }],
    ['Auto Pay pays the bill by itself', { ...bill, autoPay: autoPay(5), methods: [card()] }],
    ['what is scheduled pays the bill in time', { ...bill, payments: [payment('scheduled', 7_241, due)] }],
  ])('is nothing to be told of where %s', (_what, facts) => {
    expect(latePaymentOn('2027-01-15', optionsOf(facts))).toBeNull();
  });

  test.each([
    ['Auto Pay pays the mobile bill alone', { ...bill, mobileAutoPay: autoPay(5, { scope: 'mobile' }) }],
    ['Auto Pay debits after the due date', { ...bill, autoPay: autoPay(7), methods: [card()] }],
    [
      'the card that Auto Pay is to debit expires before',
      { ...bill, autoPay: autoPay(5), methods: [card({ expirationDate: '2026-11' })] },
    ],
    [
      'the card that Auto Pay would debit has expired',
      { ...bill, autoPay: autoPay(5), methods: [card({ expirationDate: '2026-10' })] },
    ],
    ['what is scheduled leaves a part', { ...bill, payments: [payment('scheduled', 7_240, due)] }],
    [
      'what is scheduled is to be paid by a card that has expired',
      {
        ...bill,
        methods: [card({ expirationDate: '2026-10' })],
        payments: [payment('scheduled', 7_241, due)],
      },
    ],
    ['what is scheduled comes late too', { ...bill, payments: [payment('scheduled', 7_241, '2026-12-07')] }],
  ])('is told where %s', (_what, facts) => {
    expect(latePaymentOn('2027-01-15', optionsOf(facts))?.days).toBe(40);
  });
});
