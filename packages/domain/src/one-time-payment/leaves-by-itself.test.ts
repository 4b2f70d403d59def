import fc from 'fast-check';
import { expect, test } from 'vitest';
import { card, factsWith, payment } from '../../test/sample-facts.ts';
import { addDays } from '../dates/business-date.ts';
import { fixedClock } from '../dates/clock.ts';
import { canBeMade } from '../facts/can-be-made.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { autoPayPaysOn, scheduledToLeave } from './leaves-by-itself.ts';
import { paymentOptions } from './payment-options.ts';

const clock = fixedClock('2026-11-22T15:00:00Z');

test('the sum of a payment counts what home counts as set to pay: what its method can pay on its day', () => {
  const month = fc.constantFrom('2026-10', '2026-11', '2026-12', '2027-01');
  const restrictions = fc.record({ card: fc.boolean(), bank: fc.boolean(), online: fc.boolean() });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      month,
      fc.boolean(),
      restrictions,
      fc.constantFrom('card', null),
      (days, expirationDate, isRestricted, account, methodId) => {
        const made = payment('scheduled', 4_000, addDays('2026-11-22', days));
        const waiting = { ...made, method: { ...made.method, methodId } };
        const facts = factsWith({
          account: { restrictions: account },
          methods: [card({ expirationDate, isRestricted })],
          payments: [waiting],
        });
        const counted = scheduledToLeave(paymentOptions(facts, defaultPaymentSettings, clock)).length > 0;
        expect(counted).toBe(canBeMade(facts, waiting));
      },
    ),
  );
});

test.each([
  ['a card that works through the month of its day', '2026-12', 1],
  ['a card that expires before its day', '2026-11', 0],
] as const)('a payment by %s', (_, expirationDate, counted) => {
  const facts = factsWith({
    methods: [card({ expirationDate })],
    payments: [payment('scheduled', 4_000, '2026-12-02')],
  });
  expect(scheduledToLeave(paymentOptions(facts, defaultPaymentSettings, clock))).toHaveLength(counted);
});

test('Auto Pay promises no day on which its card works no more, whatever other cards do', () => {
  const { methods } = paymentOptions(
    factsWith({
      methods: [
        card({ expirationDate: '2026-12', usedBy: ['allServices'] }),
        card({ id: 'other', expirationDate: '2026-11' }),
      ],
    }),
    defaultPaymentSettings,
    clock,
  );
  expect(autoPayPaysOn(methods, '2026-12-31')).toBe(true);
  expect(autoPayPaysOn(methods, '2027-01-01')).toBe(false);
});
