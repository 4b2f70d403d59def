import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { isAskedForAgain, isStillAskedFor, mostRepeats, pauseBeforeRepeat } from './asked-again.ts';
import type { Payment } from './payment.ts';
import { paymentStatuses } from './payment-status.ts';

const newYork = 'America/New_York';
const day: BusinessDate = '2026-12-06';
const scheduled = (overrides: Partial<Payment> = {}): Payment =>
  payment('unknown', 17_325, day, { requestedAt: '2026-11-21T20:04:00Z', ...overrides });
const present: Partial<Payment> = { requestedAt: '2026-12-06T15:00:00Z' };

test.each<[string, Partial<Payment>, number, BusinessDate, boolean]>([
  ['was scheduled, on its day', {}, 0, day, true],
  ['was scheduled, the day after', {}, 0, '2026-12-07', true],
  ['was scheduled, two days after', {}, 0, '2026-12-08', false],
  ['was scheduled, before its day by a clock that went back', {}, 0, '2026-12-05', false],
  ['Auto Pay debits, on its day', { ...present, channel: 'autoPay' }, 0, day, true],
  ['was asked for again already', {}, mostRepeats - 1, day, true],
  ['was asked for again as often as it may be', {}, mostRepeats, day, false],
  ['its payer was present for', present, 0, day, false],
  ['people look into', { inSupportQueue: true }, 0, day, false],
])('whether a payment is asked for again that %s', (_, overrides, repeats, today, is) => {
  expect(isAskedForAgain(scheduled(overrides), repeats, today, newYork)).toBe(is);
});

test.each(paymentStatuses)(
  'a payment that is %s is asked for again only if nobody knows its end',
  (status) => {
    expect(isAskedForAgain(scheduled({ status }), 0, day, newYork)).toBe(status === 'unknown');
  },
);

test('whenever somebody looks, a processor is asked on the day and the one after it, and at no other time', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40, max: 40 }), (days) => {
      const isAsked = isAskedForAgain(scheduled(), 0, addDays(day, days), newYork);
      expect(isAsked).toBe(days === 0 || days === 1);
      if (isAsked) expect(isStillAskedFor(day, addDays(day, days))).toBe(true);
    }),
  );
});

test('the processor is given twice as long each time, and all of it is over on the same day', () => {
  const usualMs = 37_000;
  const pauses = Array.from({ length: mostRepeats }, (_, repeats) => pauseBeforeRepeat(repeats, usualMs));
  expect(pauses.slice(0, 3)).toEqual([37_000, 74_000, 148_000]);
  expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(3 * 3_600_000);
});
