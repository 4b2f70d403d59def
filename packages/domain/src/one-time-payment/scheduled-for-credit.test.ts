import { expect, test } from 'vitest';
import { card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { fixedClock } from '../dates/clock.ts';
import { billingSummary } from '../facts/billing-summary.ts';
import type { Payment } from '../payment/payment.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { paymentOptions } from './payment-options.ts';
import { scheduledForCredit } from './scheduled-for-credit.ts';

const today = '2026-11-22';
const clock = fixedClock('2026-11-22T15:00:00Z');
const forty = payment('scheduled', 4_000, '2026-12-02');
const paid = (cents: number) => payment('pending', cents, today);
const expiring = { ...card(), id: 'expiring', expirationDate: '2026-11' };
const byExpiring = { ...forty, method: { ...forty.method, methodId: expiring.id } };

test.each<[string, Payment, Payment[], number]>([
  ['all that is due was paid', paid(17_325), [forty], 1],
  ['more than is due was paid', paid(19_500), [forty], 1],
  ['something is due for it', paid(15_000), [forty], 0],
  ['nothing else is scheduled', paid(17_325), [], 0],
  ['it is the payment itself', forty, [paid(17_325)], 0],
  ['its card expires before its day', paid(17_325), [byExpiring], 0],
  [
    'nobody can confirm what was paid besides',
    paid(15_325),
    [forty, payment('unknown', 2_000, today, { inSupportQueue: true })],
    0,
  ],
])('what was scheduled is told to become a credit only where it will: %s', (_, made, others, count) => {
  const facts = factsWith({
    ledger: [charge('2026-12-06', 17_325)],
    methods: [card(), expiring],
    payments: [made, ...others],
  });
  const options = paymentOptions(facts, defaultPaymentSettings, clock);
  expect(scheduledForCredit(made, options)).toHaveLength(count);
  // Home counts as the receipt does: the payment that was made waits for no day any more.
  if (made.status !== 'scheduled') expect(billingSummary(facts, clock.now()).scheduledForCredit).toBe(count);
});
