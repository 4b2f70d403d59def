import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charge, factsWith, payment } from '../../test/sample-facts.ts';
import { fixedClock } from '../dates/clock.ts';
import { billingSummary } from '../facts/billing-summary.ts';
import { debitSum } from '../facts/debit-sum.ts';
import { isPositive, usd } from '../money/arithmetic.ts';
import { paymentOptions } from '../one-time-payment/payment-options.ts';
import type { Payment } from '../payment/payment.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { hangsByItself, hangsOnUnconfirmed } from './hangs-on-unconfirmed.ts';

const today = '2026-11-21';
const due = '2026-12-06';
const clock = fixedClock('2026-11-21T15:00:00Z');
const unknown = (cents: number) => payment('unknown', cents, today, { inSupportQueue: true });
const hangs = (payments: readonly Payment[], payNow = 0) => {
  const facts = factsWith({ ledger: [charge(due, 17_325)], payments: [...payments] });
  const options = paymentOptions(facts, defaultPaymentSettings, clock);
  const is = hangsOnUnconfirmed(options, due, usd(payNow));
  if (payNow === 0) expect(hangsByItself(billingSummary(facts, clock.now()), options.methods, due)).toBe(is);
  return is;
};

test.each<[string, Payment[], number, boolean]>([
  ['nothing pays: it takes all that is due', [], 0, false],
  ['a payment on its way covers it', [payment('pending', 17_325)], 0, false],
  ['a payment that nobody can confirm covers it', [unknown(17_325)], 0, true],
  ['one covers a part: the rest is taken whatever became of it', [unknown(10_000)], 0, false],
  [
    'one covers a part, and a scheduled one the rest',
    [unknown(10_000), payment('scheduled', 7_325)],
    0,
    true,
  ],
  ['one covers a part, and the rest is paid now', [unknown(10_000)], 7_325, true],
  ['others cover all of it without it', [unknown(10_000), payment('pending', 17_325)], 0, false],
])('whether nothing to charge hangs on a payment: %s', (_, payments, payNow, is) => {
  expect(hangs(payments, payNow)).toBe(is);
});

test('it hangs on them exactly where Auto Pay takes nothing with them and something without', () => {
  const cents = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(cents, cents, cents, (sent, waiting, lost) => {
      const others = [payment('pending', sent), payment('scheduled', waiting, due)];
      const debitBeside = (payments: readonly Payment[]) =>
        isPositive(
          debitSum(factsWith({ ledger: [charge(due, 17_325)], payments: [...payments] }), due, today).debit,
        );
      const all = [...others, unknown(lost)];
      expect(hangs(all)).toBe(!debitBeside(all) && debitBeside(others));
    }),
  );
});
