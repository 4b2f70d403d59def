import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { fixedClock } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { scheduledStanding } from '../payment/scheduled-standing.ts';
import { defaultPaymentSettings as settings } from '../payment/settings.ts';
import { dateProblem, paymentDateWindow } from './payment-date.ts';
import { isStillChangeable } from './still-changeable.ts';

const today: BusinessDate = '2026-11-21';
const tomorrow = addDays(today, 1);
const afternoon = '2026-11-21T15:04:00-05:00';

const windowOf = (facts: AccountFacts, instant = afternoon) =>
  paymentDateWindow(facts, settings, fixedClock(instant));
const scheduled = (...days: number[]) => days.map((day) => payment('scheduled', 100, addDays(today, day)));

test('an account in good standing may date a payment from today through sixty days ahead', () => {
  expect(windowOf(factsWith())).toEqual({
    today,
    earliest: today,
    latest: '2027-01-20',
    refusedTomorrow: null,
    cutOff: '20:00',
    mustPayToday: null,
    futureSlotsLeft: 2,
  });
});

test.each<[BusinessDate, string | null]>([
  ['2026-11-20', 'inThePast'],
  ['2026-11-21', null],
  ['2026-11-22', null],
  ['2027-01-20', null],
  ['2027-01-21', 'tooFarAhead'],
])('dated %s: %s', (date, problem) => {
  expect(dateProblem(date, windowOf(factsWith()))).toBe(problem);
});

test.each([
  ['2026-11-21T19:59:59.999-05:00', null],
  ['2026-11-21T20:00:00-05:00', 'afterCutOff'],
  ['2026-11-21T23:59:59-05:00', 'afterCutOff'],
])('at %s tomorrow is refused: %s; today and the day after are not', (instant, problem) => {
  const window = windowOf(factsWith(), instant);
  expect(window.refusedTomorrow).toBe(problem ? tomorrow : null);
  expect(dateProblem(today, window)).toBeNull();
  expect(dateProblem(tomorrow, window)).toBe(problem);
  expect(dateProblem(addDays(today, 2), window)).toBeNull();
});

test.each(['2026-11-21T19:59:59-05:00', '2026-11-21T20:00:00-05:00', '2026-11-22T00:00:00-05:00'])(
  'at %s what is said to be still changeable is what can be changed',
  (instant) => {
    const facts = factsWith({ payments: scheduled(0, 1, 2, 30) });
    for (const one of facts.payments) {
      const { changes } = scheduledStanding(one, new Date(instant), facts.account.timeZone, settings);
      expect(isStillChangeable(one.paymentDate, windowOf(facts, instant))).toBe(changes === 'open');
    }
  },
);

test('midnight brings a new today, and the cut-off is open again', () => {
  const window = windowOf(factsWith(), '2026-11-22T00:00:00-05:00');
  expect(window).toMatchObject({ today: tomorrow, refusedTomorrow: null });
  expect(dateProblem(today, window)).toBe('inThePast');
});

test('the day and the cut-off are those of the account’s own time zone', () => {
  const honolulu = factsWith({ account: { timeZone: 'Pacific/Honolulu' } });
  const lateInNewYork = '2026-11-22T00:30:00-05:00';
  expect(windowOf(honolulu, lateInNewYork)).toMatchObject({ today, refusedTomorrow: null });
  expect(windowOf(honolulu, '2026-11-21T20:00:00-10:00')).toMatchObject({ today, refusedTomorrow: tomorrow });
});

test.each([
  [[], 2, null],
  [[5], 1, null],
  [[5, 12], 0, 'futureSlotsTaken'],
  [[5, 12, 20], 0, 'futureSlotsTaken'],
])('with payments scheduled in %j days, %i more may be', (days, left, reason) => {
  const window = windowOf(factsWith({ payments: scheduled(...days) }));
  expect(window).toMatchObject({ futureSlotsLeft: left, mustPayToday: reason });
  expect(window.latest).toBe(reason ? today : '2027-01-20');
  expect(dateProblem(addDays(today, 3), window)).toBe(reason);
  expect(dateProblem(today, window)).toBeNull();
});

test('only payments still scheduled take a slot', () => {
  const payments = (['cancelled', 'successful', 'failed', 'pending'] as const).map((status) =>
    payment(status, 100, addDays(today, 5)),
  );
  expect(windowOf(factsWith({ payments })).futureSlotsLeft).toBe(2);
});

const pastDue = [charge('2026-11-20', 10_000), charge('2026-12-05', 5_000)];

test.each<[string, AccountFacts, string | null]>([
  ['past due since yesterday', factsWith({ ledger: pastDue }), 'pastDue'],
  ['due today', factsWith({ ledger: [charge(today, 10_000)] }), null],
  [
    'past due, a pending payment covers all but a cent',
    factsWith({ ledger: pastDue, payments: [payment('pending', 9_999)] }),
    'pastDue',
  ],
  [
    'past due, a pending payment covers it',
    factsWith({ ledger: pastDue, payments: [payment('pending', 10_000)] }),
    'pendingIncludesPastDue',
  ],
  [
    'past due, a payment nobody has answered covers it',
    factsWith({ ledger: pastDue, payments: [payment('unknown', 10_000)] }),
    'pendingIncludesPastDue',
  ],
  ['past due, and paid', factsWith({ ledger: [...pastDue, posted(10_000)] }), null],
  [
    'new charges pending',
    factsWith({ ledger: [charge('2026-12-05', 5_000)], payments: [payment('pending', 5_000)] }),
    null,
  ],
  ['inactive, nothing owed', factsWith({ account: { status: 'inactive' } }), 'accountInactive'],
  [
    'disconnected, past due',
    factsWith({ account: { status: 'disconnected' }, ledger: pastDue }),
    'accountDisconnected',
  ],
  [
    'soft-disconnected, past due',
    factsWith({ account: { serviceState: 'softDisconnected' }, ledger: pastDue }),
    'pastDue',
  ],
  ['soft-disconnected, paid', factsWith({ account: { serviceState: 'softDisconnected' } }), 'serviceOff'],
  ['past due, slots taken', factsWith({ ledger: pastDue, payments: scheduled(4, 5) }), 'pastDue'],
])('must pay today: %s', (_, facts, reason) => {
  const window = windowOf(facts);
  expect(window.mustPayToday).toBe(reason);
  expect(dateProblem(today, window)).toBeNull();
  expect(dateProblem(addDays(today, 2), window)).toBe(reason);
  expect(dateProblem(addDays(today, -1), window)).toBe('inThePast');
});

test('whatever the account, today is possible, and the window and the verdict agree', () => {
  const anyFacts = fc
    .record({
      status: fc.constantFrom('active' as const, 'inactive' as const),
      due: fc.integer({ min: -40, max: 20 }),
      slots: fc.nat(3),
      pending: fc.nat(200),
    })
    .map(({ status, due, slots, pending }) =>
      factsWith({
        account: { status },
        ledger: [charge(addDays(today, due), 100)],
        payments: [payment('pending', pending), ...scheduled(5, 6, 7).slice(0, slots)],
      }),
    );
  const anyInstant = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => {
    const start = Date.parse('2026-11-21T00:00:00-05:00');
    return new Date(start + minute * 60_000).toISOString();
  });
  fc.assert(
    fc.property(anyFacts, anyInstant, fc.integer({ min: -5, max: 80 }), (facts, instant, days) => {
      const window = windowOf(facts, instant);
      const date = addDays(today, days);
      const inWindow = date >= window.earliest && date <= window.latest && date !== window.refusedTomorrow;
      expect(dateProblem(date, window) === null).toBe(inWindow);
      expect(dateProblem(window.today, window)).toBeNull();
    }),
  );
});
