import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MobileBillLine } from '../mobile/mobile-bill-line.ts';
import { sum, usd } from '../money/arithmetic.ts';
import { mobileBillGroups } from './mobile-bill-groups.ts';

const line = (lastFour: string | null, cents: number, id = `${lastFour}:${cents}`): MobileBillLine => ({
  id,
  kind: lastFour === null ? 'tax' : 'plan',
  phone: lastFour === null ? null : { lastFour, deviceName: `Phone ${lastFour}` },
  description: { en: 'Plan', es: 'Plan' },
  amount: usd(cents),
  installmentsLeft: null,
});

type Told = readonly [lastFour: string | null, total: number, lines: readonly number[]];

const cases: readonly [what: string, lines: MobileBillLine[], charged: number, told: Told[]][] = [
  ['a bill without lines', [], 18_640, []],
  ['a bill of nothing', [], 0, []],
  ['one phone line', [line('0148', 6_000)], 6_000, [['0148', 6_000, [6_000]]]],
  [
    'phone lines in the order of the bill, each with all that is for it',
    [line('0148', 6_000), line('0190', 3_000), line('0148', 3_333)],
    12_333,
    [
      ['0148', 9_333, [6_000, 3_333]],
      ['0190', 3_000, [3_000]],
    ],
  ],
  [
    'what is for no phone line last, wherever it stands on the bill',
    [line(null, 823), line('0148', 6_000), line(null, 485)],
    7_308,
    [
      ['0148', 6_000, [6_000]],
      [null, 1_308, [823, 485]],
    ],
  ],
  [
    'a credit that is taken off its phone line',
    [line('0148', 6_000), line('0148', -1_000)],
    5_000,
    [['0148', 5_000, [6_000, -1_000]]],
  ],
  ['lines that come to a cent less than the bill: none is told', [line('0148', 6_000)], 6_001, []],
];

test.each(cases)('a mobile bill is told by phone line: %s', (_, lines, charged, told) => {
  const groups = mobileBillGroups(lines, usd(charged));
  expect(
    groups.map(({ phone, total, lines: own }) => [
      phone?.lastFour ?? null,
      total.cents,
      own.map(({ amount }) => amount.cents),
    ]),
  ).toEqual(told);
});

test('whatever a mobile bill lists, its groups come to the bill, to the cent, and tell each line once', () => {
  const any = fc.tuple(
    fc.option(fc.constantFrom('0148', '0173', '0190', '')),
    fc.integer({ min: -50_000, max: 50_000 }),
  );
  fc.assert(
    fc.property(fc.array(any, { maxLength: 20 }), (given) => {
      const lines = given.map(([lastFour, cents], at) => line(lastFour, cents, `${at}`));
      const charged = sum(lines.map(({ amount }) => amount));
      const groups = mobileBillGroups(lines, charged);
      expect(sum(groups.map(({ total }) => total))).toEqual(charged);
      for (const { lines: own, total } of groups) expect(sum(own.map(({ amount }) => amount))).toEqual(total);
      expect(groups.flatMap((group) => group.lines).toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(
        lines,
      );
      const phones = groups.map(({ phone }) => phone?.lastFour ?? null);
      expect(new Set(phones).size).toBe(phones.length);
      expect(mobileBillGroups(lines, usd(charged.cents + 1))).toEqual([]);
    }),
  );
});
