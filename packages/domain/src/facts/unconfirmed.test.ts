import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charge, factsWith, payment } from '../../test/sample-facts.ts';
import { paymentOptions } from '../one-time-payment/payment-options.ts';
import { paymentStatuses } from '../payment/payment-status.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { billingSummary } from './billing-summary.ts';
import { unconfirmedOf } from './unconfirmed.ts';
import { unconfirmedAmong } from './unconfirmed-among.ts';

const now = new Date('2026-11-21T17:00:00Z');
const settled = payment('successful', 100, '2026-11-19', { postedDate: '2026-11-20' });

test.each([
  ['nothing is on its way', [settled], null],
  ['what is on its way is pending', [payment('pending', 100)], null],
  ['the one on its way is not confirmed', [payment('unknown', 100), settled], 'all'],
  ['it is being sent', [payment('running', 100)], 'all'],
  [
    'people look into one beside one that is pending',
    [payment('unknown', 100), payment('pending', 100)],
    'some',
  ],
  ['what is scheduled has not left', [payment('unknown', 100), payment('scheduled', 100)], 'all'],
] as const)('%s', (_, payments, told) => expect(unconfirmedAmong(payments)).toBe(told));

test('whoever pays or enrolls reads of a payment that nobody can confirm what home calls it', () => {
  const one = fc
    .tuple(fc.constantFrom(...paymentStatuses), fc.boolean())
    .map(([status, inSupportQueue]) =>
      payment(status, 100, '2026-11-20', { inSupportQueue: status === 'unknown' && inSupportQueue }),
    );
  fc.assert(
    fc.property(fc.array(one, { maxLength: 5 }), (payments) => {
      const facts = factsWith({ ledger: [charge('2026-12-06', 10_000)], payments });
      const { countedPayments } = paymentOptions(facts, defaultPaymentSettings, { now: () => now });
      expect(unconfirmedAmong(countedPayments)).toBe(unconfirmedOf(billingSummary(facts, now)));
    }),
  );
});
