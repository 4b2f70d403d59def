import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsWith } from '../../test/sample-facts.ts';
import type { LedgerEntry } from '../bill/bill.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { largest, sum, usd, zero } from '../money/arithmetic.ts';
import { type Age, ageNames, ageOn } from './ageing.ts';
import { rangeSides } from './range-sides.ts';
import { rangeSteps } from './range-steps.ts';
import {
  mostRangeLines,
  needsYears,
  rangeFactsOf,
  rangeProblem,
  statementRangeOf,
} from './statement-range.ts';

const today: BusinessDate = '2026-11-21';

test.each<[number, Age]>([
  [-20, 'current'],
  [0, 'current'],
  [1, 'days1to29'],
  [29, 'days1to29'],
  [30, 'days30to42'],
  [42, 'days30to42'],
  [43, 'days43to49'],
  [49, 'days43to49'],
  [50, 'days50to75'],
  [75, 'days50to75'],
  [76, 'days76andMore'],
  [400, 'days76andMore'],
])('what is %i days past due is of the age %s', (days, age) => {
  expect(ageOn(addDays(today, -days), today)).toBe(age);
});

test.each<[BusinessDate, BusinessDate, ReturnType<typeof rangeProblem>]>([
  [today, today, null],
  ['2020-01-01', today, null],
  ['2026-11-22', today, 'fromAfterTo'],
  ['2026-11-20', '2026-11-22', 'inFuture'],
  ['2026-11-23', '2026-11-22', 'fromAfterTo'],
])('from %s to %s: %s', (from, to, problem) => {
  expect(rangeProblem(from, to, today)).toBe(problem);
});

test.each<[BusinessDate, BusinessDate, boolean]>([
  ['2026-01-01', '2026-11-21', false],
  ['2025-12-31', '2026-11-21', true],
  ['2025-02-01', '2025-11-30', true],
  ['2024-03-01', '2025-02-28', true],
])('whether the days from %s to %s are told with their years: %s', (from, to, needed) => {
  expect(needsYears({ from, to }, today)).toBe(needed);
});

let made = 0;
const entry = (kind: LedgerEntry['kind'], date: BusinessDate, cents: number): LedgerEntry => {
  made += 1;
  return {
    id: `entry ${made}`,
    kind,
    date,
    dueDate: cents > 0 ? addDays(date, 20) : null,
    amount: usd(cents),
    billId: null,
    paymentId: null,
  };
};
const days = fc.integer({ min: 0, max: 200 }).map((day) => addDays('2026-05-05', day));
const ledgers = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constantFrom('charge' as const, 'return' as const, 'refund' as const),
      days,
      fc.integer({ min: 1, max: 99_999 }),
    ),
    fc.tuple(
      fc.constantFrom('payment' as const, 'credit' as const),
      days,
      fc.integer({ min: -99_999, max: -1 }),
    ),
  ),
);

test('opening and all that followed make closing, and the ages are what of it is owed', () => {
  fc.assert(
    fc.property(ledgers, days, days, (written, one, other) => {
      const ledger = written.map(([kind, date, cents]) => entry(kind, date, cents));
      const [from, to] = one < other ? [one, other] : [other, one];
      const range = statementRangeOf(rangeFactsOf(factsWith({ ledger }), from, to));
      const lines = sum(range.lines.map(({ amount }) => amount));
      expect(sum([range.opening, lines])).toEqual(range.closing);
      expect(sum([range.charges, range.payments, range.returns, range.refunds, range.credits])).toEqual(
        lines,
      );
      expect(range.closing).toEqual(sum(ledger.filter(({ date }) => date <= to).map(({ amount }) => amount)));
      const { paid, charged } = rangeSides(range);
      expect(sum([range.opening, paid.total, charged.total])).toEqual(range.closing);
      expect([paid.older, charged.older]).toEqual([zero, zero]);
      expect(range.ageing.map(({ age }) => age)).toEqual(ageNames);
      expect(sum(range.ageing.map(({ amount }) => amount))).toEqual(largest(range.closing, zero));
    }),
  );
});

test('a running total follows each line, from the opening balance to the closing one to the cent', () => {
  fc.assert(
    fc.property(ledgers, days, days, (written, one, other) => {
      const ledger = written.map(([kind, date, cents]) => entry(kind, date, cents));
      const [from, to] = one < other ? [one, other] : [other, one];
      const range = statementRangeOf(rangeFactsOf(factsWith({ ledger }), from, to));
      const steps = rangeSteps(range);
      expect(steps.map(({ what }) => what)).toEqual(['opening', ...range.lines]);
      expect(steps.map(({ runningTotal }) => runningTotal)).toEqual(
        steps.map((_, at) => sum(steps.slice(0, at + 1).map(({ amount }) => amount))),
      );
      expect(steps[0]?.runningTotal).toEqual(range.opening);
      expect(steps.at(-1)?.runningTotal).toEqual(range.closing);
    }),
  );
});

test('a range of very many lines tells the newest, and its sums are of all', () => {
  const ledger = Array.from({ length: mostRangeLines + 5 }, (_, place) =>
    entry('charge', addDays('2020-01-01', place), 100),
  );
  const range = statementRangeOf(rangeFactsOf(factsWith({ ledger }), '2020-01-01', today));
  expect(range.linesLeftOut).toBe(5);
  expect(range.lines[0]?.date).toBe('2020-01-06');
  expect(range.closing).toEqual(usd((mostRangeLines + 5) * 100));
  expect(rangeSides(range)).toEqual({
    paid: { total: zero, older: zero },
    charged: { total: usd((mostRangeLines + 5) * 100), older: usd(500) },
  });
  const steps = rangeSteps(range);
  expect(steps[1]).toEqual({ what: 'leftOut', amount: usd(500), runningTotal: usd(500) });
  expect(steps.at(-1)?.runningTotal).toEqual(range.closing);
});
