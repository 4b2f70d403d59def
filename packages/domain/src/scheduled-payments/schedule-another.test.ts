import { expect, test } from 'vitest';
import { charge, factsWith, payment } from '../../test/sample-facts.ts';
import { fixedClock } from '../dates/clock.ts';
import { paymentDateWindow } from '../one-time-payment/payment-date.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { mayScheduleBeside } from './schedule-another.ts';
import { scheduledOverviews } from './scheduled-overview.ts';

const today = '2026-11-22';
const clock = fixedClock('2026-11-22T15:00:00Z');
const first = payment('scheduled', 6_000, '2026-12-02');
const second = payment('scheduled', 4_000, '2026-12-03');
const blocked = { account: { restrictions: { card: false, bank: false, online: true } } };

test.each([
  ['one waits', { payments: [first] }, true],
  ['two wait, the most there can be', { payments: [first, second] }, false],
  ['something is past due', { payments: [first], ledger: [charge('2026-11-01', 5_000)] }, false],
  ['another payment is running', { payments: [first, payment('running', 2_000, today)] }, false],
  ['nothing can be paid online', { payments: [first], ...blocked }, false],
])('where %s, another may be scheduled beside: %j, %s', (_, given, isOffered) => {
  const facts = factsWith(given);
  expect(mayScheduleBeside(scheduledOverviews(facts, defaultPaymentSettings, clock))).toBe(isOffered);
  // What is offered can be had: the day is one that a new payment may have.
  if (isOffered) expect(paymentDateWindow(facts, defaultPaymentSettings, clock).mustPayToday).toBeNull();
});

test('where none waits nobody asked what can be paid', () => {
  expect(mayScheduleBeside([])).toBe(false);
});
