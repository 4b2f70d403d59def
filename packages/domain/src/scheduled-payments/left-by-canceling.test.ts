import fc from 'fast-check';
import { expect, test } from 'vitest';
import { autoPay, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { fixedClock } from '../dates/clock.ts';
import { scheduledCancelPreview } from '../facts/cancel-preview.ts';
import { usd } from '../money/arithmetic.ts';
import { paymentOptions } from '../one-time-payment/payment-options.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { leftByCanceled, leftByCanceling } from './left-by-canceling.ts';

const clock = fixedClock('2026-11-21T15:00:00Z');
const today: BusinessDate = '2026-11-21';
const due: BusinessDate = '2026-12-06';
const days: readonly BusinessDate[] = ['2026-11-25', '2026-12-02', due, '2026-12-09'];

test('what a canceled payment leaves is told the same before it is canceled and whenever it is looked at later', () => {
  const cents = fc.integer({ min: 0, max: 20_000 });
  const paid = fc.tuple(fc.integer({ min: 100, max: 20_000 }), fc.constantFrom(...days));
  const expiry = fc.constantFrom('2026-11', '2026-12', '2028-04');
  fc.assert(
    fc.property(
      fc.record({ pastDue: cents, billed: cents, onTheWay: cents, gone: paid, kept: paid, expiry }),
      fc.option(fc.constantFrom(1, 4, 6, 9)),
      ({ pastDue, billed, onTheWay, gone, kept, expiry }, debitDay) => {
        const canceled = payment('scheduled', ...gone);
        const others = [payment('scheduled', ...kept), payment('pending', onTheWay)];
        const facts = factsWith({
          ledger: [charge('2026-11-06', pastDue), charge(due, billed)],
          methods: [card({ expirationDate: expiry, usedBy: debitDay === null ? [] : ['allServices'] })],
          autoPay: debitDay === null ? null : autoPay(debitDay),
          payments: [canceled, ...others],
        });
        const before = leftByCanceling(scheduledCancelPreview(facts, [canceled], today));
        const after = { ...facts, payments: [{ ...canceled, status: 'cancelled' as const }, ...others] };
        const options = paymentOptions(after, defaultPaymentSettings, clock);
        expect(leftByCanceled(canceled, options)).toEqual(before);
      },
    ),
  );
});

test('once nothing falls due any more, a payment canceled long ago asks for nothing', () => {
  const options = paymentOptions(factsWith({ ledger: [] }), defaultPaymentSettings, clock);
  expect(leftByCanceled(payment('cancelled', 4_000, due), options)).toEqual({ autoPay: null, byHand: null });
});

test('what is left is asked for by its due date, less what else is scheduled until then', () => {
  const facts = factsWith({
    ledger: [charge(due, 17_325)],
    methods: [card()],
    payments: [payment('scheduled', 4_000, due), payment('scheduled', 5_000, '2026-12-09')],
  });
  const options = paymentOptions(facts, defaultPaymentSettings, clock);
  expect(leftByCanceled(payment('cancelled', 2_000, due), options)).toEqual({
    autoPay: null,
    byHand: { amount: usd(13_325), dueDate: due },
  });
});
