import { expect, test } from 'vitest';
import { autoPay, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { fixedClock } from '../dates/clock.ts';
import { usd } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { type BecomesCredit, becomesCredit, type CreditLeft, creditLeft } from './becomes-credit.ts';
import { paymentOptions } from './payment-options.ts';

const today = '2026-11-22';
const clock = fixedClock('2026-11-22T15:00:00Z');
const forty = payment('scheduled', 4_000, '2026-12-02');
const unknown = payment('unknown', 2_000, today, { inSupportQueue: true });

const optionsOf = (payments: readonly Payment[], due = 17_325, debitDay: number | null = null) => {
  const enrolled = debitDay === null ? {} : { autoPay: autoPay(debitDay) };
  const facts = factsWith({
    ledger: due > 0 ? [charge('2026-12-06', due)] : [],
    methods: [card()],
    payments: [...payments],
    ...enrolled,
  });
  return paymentOptions(facts, defaultPaymentSettings, clock);
};
const told = (cents: number, ...given: Parameters<typeof optionsOf>) =>
  becomesCredit(usd(cents), today, optionsOf(...given));

test.each<[string, number, Payment[], BecomesCredit | null]>([
  ['less than is due', 10_000, [], null],
  ['all that is due', 17_325, [], null],
  ['more than is due', 19_500, [], { what: 'part', credit: usd(2_175) }],
  ['less than is due, with what is scheduled', 10_000, [forty], null],
  [
    'less than is due, and with what is scheduled more',
    15_000,
    [forty],
    { what: 'withOthers', others: 'scheduled', credit: usd(1_675) },
  ],
  [
    'all that is due beside a scheduled one',
    17_325,
    [forty],
    { what: 'withOthers', others: 'scheduled', credit: usd(4_000) },
  ],
  [
    'more than is due beside one',
    19_500,
    [forty],
    { what: 'withOthers', others: 'scheduled', credit: usd(6_175) },
  ],
  [
    'more than is due beside one that nobody can confirm',
    17_325,
    [unknown],
    { what: 'partIfConfirmed', credit: usd(2_000) },
  ],
  [
    'more than is due beside both',
    15_000,
    [forty, unknown],
    { what: 'withOthersIfConfirmed', others: 'scheduled', credit: usd(3_675) },
  ],
])('a payment of %s is told of with the credit that it makes', (_, cents, payments, is) => {
  expect(told(cents, payments)).toEqual(is);
});

test('Auto Pay takes less by what is paid before it: nothing becomes a credit', () => {
  expect(told(17_325, [], 17_325, 6)).toBeNull();
});

test('where nothing is due all of it is a credit, or is one if what is looked into went through', () => {
  expect(told(5_000, [], 0)).toEqual({ what: 'all' });
  expect(told(5_000, [unknown], 2_000)).toEqual({ what: 'allIfConfirmed' });
});

test.each<[string, Payment[], CreditLeft]>([
  ['by itself', [], { credit: usd(2_175), others: null, isUnsure: false }],
  ['beside a scheduled one', [forty], { credit: usd(6_175), others: 'scheduled', isUnsure: false }],
  ['beside one that nobody can confirm', [unknown], { credit: usd(4_175), others: null, isUnsure: true }],
  ['beside both', [forty, unknown], { credit: usd(8_175), others: 'scheduled', isUnsure: true }],
])('what a payment leaves as a credit %s hangs on what nobody can confirm', (_, payments, is) => {
  expect(creditLeft(usd(19_500), today, optionsOf(payments))).toEqual(is);
  expect(creditLeft(usd(5_000), today, optionsOf(payments))).toBeNull();
});
