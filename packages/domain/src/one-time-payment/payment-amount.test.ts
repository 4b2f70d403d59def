import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charge, factsWith, payment } from '../../test/sample-facts.ts';
import { balanceOn } from '../facts/balance.ts';
import { usd } from '../money/arithmetic.ts';
import { defaultPaymentSettings, type PaymentSettings } from '../payment/settings.ts';
import { amountBounds, amountProblem, needsOverpaymentConfirmation } from './payment-amount.ts';

const oneDollar = defaultPaymentSettings;
const amountDue: PaymentSettings = { ...defaultPaymentSettings, minimumVariant: 'amountDue' };
const portal = 'LW-PORTAL-7';

const bounds = (due: number, pastDue: number, settings = oneDollar, portalId: string | null = null) => {
  const { minimum, maximum } = amountBounds(
    { amountDue: usd(due), pastDueNet: usd(pastDue) },
    portalId,
    settings,
  );
  return [minimum.cents, maximum.cents];
};

test.each<[string, number, number, PaymentSettings, string | null, [number, number]]>([
  ['from a dollar', 17_825, 0, oneDollar, null, [100, 500_000]],
  ['from a dollar, with past due', 17_825, 9_000, oneDollar, null, [100, 500_000]],
  ['a balance of a dollar', 100, 0, oneDollar, null, [100, 500_000]],
  ['a balance below a dollar', 99, 0, oneDollar, null, [99, 500_000]],
  ['a past due of cents', 17_825, 40, oneDollar, null, [40, 500_000]],
  ['nothing owed', 0, 0, oneDollar, null, [100, 500_000]],
  ['from the amount due', 17_825, 0, amountDue, null, [17_825, 500_000]],
  ['from the amount due, but the past due is payable', 17_825, 9_000, amountDue, null, [9_000, 500_000]],
  ['from the amount due, nothing owed', 0, 0, amountDue, null, [100, 500_000]],
  ['an amount due above the maximum', 900_000, 0, amountDue, null, [500_000, 500_000]],
  ['a past due above the maximum is payable', 900_000, 700_000, amountDue, null, [700_000, 700_000]],
  ['a past due above the maximum, from a dollar', 900_000, 700_000, oneDollar, null, [100, 700_000]],
  ['the one portal with a maximum of its own', 1_339_546, 0, oneDollar, portal, [100, 5_000_000]],
  ['the portal, from the amount due', 1_339_546, 0, amountDue, portal, [1_339_546, 5_000_000]],
  ['another portal', 1_339_546, 0, oneDollar, 'LW-PORTAL-8', [100, 500_000]],
  ['no override configured', 100, 0, { ...oneDollar, override: null }, portal, [100, 500_000]],
])('the least and the most: %s', (_, due, pastDue, settings, portalId, expected) => {
  expect(bounds(due, pastDue, settings, portalId)).toEqual(expected);
});

test('an account without a portal never meets an override by accident', () => {
  const settings = { ...oneDollar, override: { portalId: 'null', maximum: usd(1) } };
  expect(bounds(100, 0, settings, null)).toEqual([100, 500_000]);
});

const anyBalance = fc
  .record({
    pastDue: fc.nat(10_000_000),
    newCharges: fc.nat(10_000_000),
    pending: fc.nat(10_000_000),
  })
  .map(({ pastDue, newCharges, pending }) =>
    balanceOn(
      factsWith({
        ledger: [charge('2026-11-01', pastDue), charge('2026-12-01', newCharges)],
        payments: [payment('pending', pending)],
      }),
      '2026-11-21',
    ),
  );

test('the minimum is never above what is owed, and the past due can always be paid', () => {
  fc.assert(
    fc.property(
      anyBalance,
      fc.constantFrom(oneDollar, amountDue),
      fc.constantFrom(null, portal),
      (balance, settings, portalId) => {
        const { minimum, maximum } = amountBounds(balance, portalId, settings);
        expect(minimum.cents).toBeGreaterThan(0);
        expect(minimum.cents).toBeLessThanOrEqual(maximum.cents);
        if (balance.amountDue.cents > 0) expect(minimum.cents).toBeLessThanOrEqual(balance.amountDue.cents);
        if (balance.pastDueNet.cents > 0) {
          expect(amountProblem(balance.pastDueNet, { minimum, maximum })).toBeNull();
        }
      },
    ),
  );
});

test.each([
  [99, 'outOfBounds'],
  [100, null],
  [101, null],
  [500_000, null],
  [500_001, 'outOfBounds'],
])('%i cents between $1.00 and $5,000.00: %s', (cents, problem) => {
  expect(amountProblem(usd(cents), { minimum: usd(100), maximum: usd(500_000) })).toBe(problem);
});

test('what could not be read is no amount', () => {
  expect(amountProblem(null, { minimum: usd(100), maximum: usd(500_000) })).toBe('notAnAmount');
});

test('paying more than is due asks first; paying it exactly does not', () => {
  expect(needsOverpaymentConfirmation(usd(100), usd(100))).toBe(false);
  expect(needsOverpaymentConfirmation(usd(101), usd(100))).toBe(true);
  expect(needsOverpaymentConfirmation(usd(99), usd(100))).toBe(false);
});
