import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { autoPay, bankSnapshot, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { dealtWithBefore } from '../auto-pay/debit-day.ts';
import { addDays } from '../dates/business-date.ts';
import { fixedClock } from '../dates/clock.ts';
import { nextDebit } from '../facts/next-debit.ts';
import { add, usd, zero } from '../money/arithmetic.ts';
import { paymentOptions } from '../one-time-payment/payment-options.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { chargedAtOnce, chargeOf, firstDebit, scheduledByDebit } from './first-debit.ts';

const today = '2026-11-21';
const now = new Date('2026-11-21T15:00:00-05:00');
const settings = { cutOff: '20:00' };
const billed = factsWith({ ledger: [charge('2026-12-06', 17_325)] });
const card = { debitDay: 6, methodType: 'creditCard', payNow: zero } as const;
const bank = { ...card, methodType: 'bankAccount' } as const;

describe('the first debit', () => {
  test('is all that is due, on the next such day, and can be changed until the day before', () => {
    expect(firstDebit(billed, card, now, settings)).toMatchObject({
      date: '2026-12-06',
      leavesOn: '2026-12-06',
      changeBy: '2026-12-05',
      isChangeable: true,
      sum: { owed: usd(17_325), debit: usd(17_325) },
    });
  });

  test('from a bank on a Sunday leaves on Monday', () => {
    expect(firstDebit(billed, bank, now, settings)).toMatchObject({
      date: '2026-12-06',
      leavesOn: '2026-12-07',
      changeBy: '2026-12-03',
      isChangeable: true,
    });
  });

  test.each([
    ['a scheduled payment', [payment('scheduled', 4_000, '2026-12-02')], zero, 13_325],
    ['a payment on its way', [payment('pending', 4_000)], zero, 13_325],
    ['one that is being checked', [payment('unknown', 4_000)], zero, 13_325],
    ['both', [payment('scheduled', 4_000, '2026-12-02'), payment('pending', 4_000)], zero, 9_325],
    ['a scheduled payment after it', [payment('scheduled', 4_000, '2026-12-07')], zero, 17_325],
    ['what is paid in the same pass', [], usd(17_325), 0],
    [
      'a part paid in the same pass, and a scheduled payment',
      [payment('scheduled', 4_000, '2026-12-02')],
      usd(10_000),
      3_325,
    ],
  ])('leaves out %s', (_, payments, payNow, left) => {
    const { sum } = firstDebit({ ...billed, payments }, { ...card, payNow }, now, settings);
    expect(sum.debit).toEqual(usd(left));
    expect(add(sum.owed, sum.ahead)).toEqual(add(sum.debit, add(sum.onTheirWay, sum.scheduled)));
  });

  test.each([
    ['today, it can be changed no more', 21, card, now, false],
    ['tomorrow, until the cut-off', 22, card, now, true],
    ['tomorrow, not from the cut-off on', 22, card, new Date('2026-11-21T20:00:00-05:00'), false],
    ['from a bank on the next banking day, no more', 23, bank, now, false],
  ] as const)('%s', (_, debitDay, chosen, at, isChangeable) => {
    expect(firstDebit(billed, { ...chosen, debitDay }, at, settings).isChangeable).toBe(isChangeable);
  });
});

test('what is said of the first debit before enrolling is what the summary says after', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 31 }),
      fc.constantFrom('creditCard' as const, 'bankAccount' as const),
      fc.nat(20_000),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 9_000 })), {
        maxLength: 2,
      }),
      (debitDay, methodType, paid, waiting) => {
        const payments = waiting.map(([days, cents]) => payment('scheduled', cents, addDays(today, days)));
        const before = firstDebit(
          { ...billed, payments },
          { debitDay, methodType, payNow: usd(paid) },
          now,
          settings,
        );
        const enrolment = autoPay(debitDay, {
          lastDebitDate: dealtWithBefore(today),
          ...(methodType === 'bankAccount' && { method: bankSnapshot }),
        });
        const made = paid > 0 ? [...payments, payment('pending', paid, today)] : payments;
        expect(nextDebit({ ...billed, autoPay: enrolment, payments: made }, today)).toEqual({
          date: before.date,
          estimatedAmount: before.sum.debit,
          changeBy: before.changeBy,
        });
      },
    ),
  );
});

test.each([
  ['today', 17_325],
  ['another day', 0],
] as const)('a first debit of %s takes at once', (day, cents) => {
  const first = firstDebit(billed, card, now, settings);
  expect(chargedAtOnce(chargeOf(first), day === 'today' ? first.date : today)).toEqual(usd(cents));
});

test('where nothing is charged, nothing is charged at once', () => {
  expect(chargedAtOnce(null, today)).toEqual(zero);
});

test.each([
  ['before its day', '2026-12-02', 4_000],
  ['on its day', '2026-12-06', 4_000],
  ['after its day', '2026-12-07', 0],
] as const)('beside a debit stands what is scheduled by its day: a payment %s', (_, date, cents) => {
  const facts = factsWith({
    ledger: [charge('2026-12-06', 17_325)],
    payments: [payment('scheduled', 4_000, date)],
  });
  const options = paymentOptions(facts, defaultPaymentSettings, fixedClock('2026-11-22T15:00:00Z'));
  expect(scheduledByDebit(options, '2026-12-06')).toEqual(usd(cents));
});
