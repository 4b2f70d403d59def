import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '../money/arithmetic.ts';
import { type ChargeInOrder, settledCharges } from './settled-charges.ts';

/** Charges of so many cents, the one that fell due first at the front. */
function charges(...cents: readonly number[]): ChargeInOrder[] {
  let beforeCents = 0;
  return cents.map((each, at) => {
    const charge = {
      id: `${at}`,
      kind: 'charge',
      date: '2026-11-01',
      isBill: true,
      cents: each,
      beforeCents,
    } as const;
    beforeCents += each;
    return charge;
  });
}

const cases: readonly [
  what: string,
  owed: number[],
  before: number,
  cents: number,
  settled: [string, number, number][],
][] = [
  ['a bill, whole', [100], 0, 100, [['0', 100, 0]]],
  ['a part of it', [100], 0, 40, [['0', 40, 60]]],
  ['the rest of it', [100], 40, 60, [['0', 60, 0]]],
  [
    'the rest, and of the next a part',
    [100, 50],
    40,
    80,
    [
      ['0', 60, 0],
      ['1', 20, 30],
    ],
  ],
  ['nothing, being credit', [100], 100, 30, []],
  ['what there was, the rest being credit', [100], 50, 80, [['0', 50, 0]]],
  [
    'three at once',
    [10, 20, 30],
    0,
    60,
    [
      ['0', 10, 0],
      ['1', 20, 0],
      ['2', 30, 0],
    ],
  ],
];

test.each(cases)('a payment settles %s', (_, owed, beforeCents, cents, settled) => {
  const said = settledCharges({ cents, beforeCents }, charges(...owed));
  expect(said.map(({ id, paid, left }) => [id, paid.cents, left.cents])).toEqual(settled);
});

test('payments one after the other settle every charge once, to the cent, and no more than they were', () => {
  const cents = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 12 }), fc.array(cents, { maxLength: 12 }), (owed, paid) => {
      let beforeCents = 0;
      const all = paid.flatMap((each) => {
        const settled = settledCharges({ cents: each, beforeCents }, charges(...owed));
        expect(sum(settled.map((charge) => charge.paid)).cents).toBeLessThanOrEqual(each);
        beforeCents += each;
        return settled;
      });
      const total = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);
      expect(sum(all.map((charge) => charge.paid)).cents).toBe(Math.min(total(owed), total(paid)));
      owed.forEach((each, at) => {
        const parts = all.filter(({ id }) => id === `${at}`);
        const last = parts.at(-1);
        if (last) expect(sum(parts.map((charge) => charge.paid)).cents + last.left.cents).toBe(each);
      });
    }),
  );
});
