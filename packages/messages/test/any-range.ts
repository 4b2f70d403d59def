import {
  ageNames,
  isPositive,
  ledgerKinds,
  type Money,
  type StatementRange,
  sum,
  usd,
} from '@linework/domain';
import fc from 'fast-check';
import { anyActivity, anyCents } from './any-activity.ts';

/** What is owed, in as many parts as there are ages; together they are all of it. */
function aged(closing: Money, weights: readonly number[]): StatementRange['ageing'] {
  const owed = isPositive(closing) ? closing.cents : 0;
  const all = weights.reduce((total, weight) => total + weight, 0);
  const parts = weights.map((weight) => Math.floor((owed * weight) / all));
  const rest = owed - parts.reduce((total, part) => total + part, 0);
  return ageNames.map((age, at) => ({ age, amount: usd((parts[at] ?? 0) + (at === 0 ? rest : 0)) }));
}

/** A range that obeys its sums, with so many older lines that it does not list. */
export const anyRange = (linesLeftOut: {
  readonly min: number;
  readonly max: number;
}): fc.Arbitrary<StatementRange> =>
  fc
    .record({
      from: fc.constantFrom('2026-01-01' as const, '2025-11-01' as const),
      opening: anyCents,
      lines: anyActivity,
      older: fc.array(fc.record({ kind: fc.constantFrom(...ledgerKinds), amount: anyCents }), {
        minLength: linesLeftOut.min,
        maxLength: linesLeftOut.max,
      }),
      weights: fc.tuple(...ageNames.map(() => fc.integer({ min: 1, max: 9 }))),
    })
    .map(({ from, opening, lines, older, weights }) => {
      const all = [...older, ...lines];
      const sumOf = (kind: (typeof ledgerKinds)[number]) =>
        sum(all.filter((line) => line.kind === kind).map(({ amount }) => amount));
      const closing = sum([opening, ...all.map(({ amount }) => amount)]);
      return {
        from,
        to: '2026-11-01',
        accountEnding: '4417',
        opening,
        charges: sumOf('charge'),
        payments: sumOf('payment'),
        returns: sumOf('return'),
        refunds: sumOf('refund'),
        credits: sumOf('credit'),
        closing,
        ageing: aged(closing, weights),
        lines,
        linesLeftOut: older.length,
      };
    });
