import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { addDays, type BusinessDate, daysBetween } from '../dates/business-date.ts';
import { usd } from '../money/arithmetic.ts';
import { restoreLadder } from './restore-ladder.ts';
import { serviceEndsOn } from './service-end.ts';
import { standingOn } from './standing.ts';

const bakery = factsWith({
  ledger: [charge('2026-10-22', 16_585), posted(2_973), charge('2026-11-22', 17_825)],
  payments: [payment('pending', 5_000)],
});

test('on day 30 each step has its date, its position and the least amount that clears it', () => {
  expect(restoreLadder(bakery, '2026-11-21')).toEqual([
    { code: 30, date: '2026-11-21', clearedBy: usd(8_612), position: 'current' },
    { code: 43, date: '2026-12-04', clearedBy: usd(26_437), position: 'upcoming' },
    { code: 50, date: '2026-12-11', clearedBy: usd(26_437), position: 'upcoming' },
    { code: 76, date: '2027-01-06', clearedBy: usd(26_437), position: 'upcoming' },
  ]);
});

test('the day before, every step is still to come; on day 76 the last is current', () => {
  const positions = (today: '2026-11-20' | '2027-01-05' | '2027-01-06') =>
    restoreLadder(bakery, today).map((step) => step.position);
  expect(positions('2026-11-20')).toEqual(['upcoming', 'upcoming', 'upcoming', 'upcoming']);
  expect(positions('2027-01-05')).toEqual(['passed', 'passed', 'current', 'upcoming']);
  expect(positions('2027-01-06')).toEqual(['passed', 'passed', 'passed', 'current']);
});

test('a bill that falls due before a step counts, one that falls due on its day does not yet', () => {
  const facts = factsWith({
    ledger: [charge('2026-10-01', 1_000), charge('2026-11-12', 200), charge('2026-11-13', 30)],
  });
  const steps = restoreLadder(facts, '2026-10-05');
  expect(steps.map(({ date, clearedBy }) => [date, clearedBy.cents])).toEqual([
    ['2026-10-31', 1_000],
    ['2026-11-13', 1_200],
    ['2026-11-20', 1_230],
    ['2026-12-16', 1_230],
  ]);
});

test('a step that is reached is cleared by what is past due today, the due day itself not counted', () => {
  const facts = factsWith({ ledger: [charge('2026-10-22', 1_000), charge('2026-11-21', 500)] });
  expect(restoreLadder(facts, '2026-11-21')[0]?.clearedBy).toEqual(usd(1_000));
  expect(restoreLadder(facts, '2026-11-22')[0]?.clearedBy).toEqual(usd(1_500));
});

test('while a pending payment covers what is past due, nothing threatens', () => {
  const ledger = [charge('2026-10-22', 1_000), charge('2026-12-04', 500)];
  const after = (cents: number) => factsWith({ ledger, payments: [payment('pending', cents)] });
  expect(restoreLadder(after(1_000), '2026-11-21')).toEqual([]);
  expect(restoreLadder(after(999), '2026-11-21').map(({ clearedBy }) => clearedBy.cents)).toEqual([
    1, 1, 501, 501,
  ]);
});

describe('the day on which service is turned off', () => {
  const onDay = (today: BusinessDate, facts = bakery) => ({
    today,
    restoreLadder: restoreLadder(facts, today),
    standing: standingOn(facts, today),
  });

  test('is the day of code 50, until then', () => {
    expect(serviceEndsOn(onDay('2026-10-24'), null)).toBe('2026-12-11');
    expect(serviceEndsOn(onDay('2026-12-10'), null)).toBe('2026-12-11');
    expect(serviceEndsOn(onDay('2026-12-11'), null)).toBeNull();
  });

  test('is the day that the network has scheduled, where that is still to come', () => {
    expect(serviceEndsOn(onDay('2026-11-21'), '2026-12-09')).toBe('2026-12-09');
    expect(serviceEndsOn(onDay('2026-11-21'), '2026-11-21')).toBe('2026-12-11');
  });

  test('is none where nothing is past due, or a pending payment covers it', () => {
    expect(serviceEndsOn(onDay('2026-11-21', factsWith()), '2026-12-09')).toBeNull();
    const covered = factsWith({ ledger: bakery.ledger, payments: [payment('pending', 99_999)] });
    expect(serviceEndsOn(onDay('2026-11-21', covered), '2026-12-09')).toBeNull();
  });
});

test('with nothing past due there is no ladder', () => {
  expect(restoreLadder(factsWith({ ledger: [charge('2026-11-21', 1_000)] }), '2026-11-21')).toEqual([]);
  expect(restoreLadder(factsWith(), '2026-11-21')).toEqual([]);
});

test('the ladder and the standing agree on every day, and amounts never shrink with time', () => {
  const due = '2026-10-22' as const;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.nat(100_000), (day, cents) => {
      const facts = factsWith({ ledger: [charge(due, cents + 1), charge('2026-11-22', cents + 1)] });
      const today = addDays(due, day);
      const steps = restoreLadder(facts, today);
      const current = steps.find((step) => step.position === 'current');
      expect(current?.code ?? null).toBe(standingOn(facts, today).delinquencyCode);
      expect(steps.map((step) => daysBetween(due, step.date))).toEqual([30, 43, 50, 76]);
      const amounts = steps.map((step) => step.clearedBy.cents);
      expect(amounts.toSorted((a, b) => a - b)).toEqual(amounts);
    }),
  );
});
