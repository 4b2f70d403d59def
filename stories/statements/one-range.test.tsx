import {
  isPaying,
  isPositive,
  isZero,
  type Money,
  type StatementActivity,
  type StatementRange,
  subtract,
  sum,
} from '@linework/domain';
import { rangeDocument, rangeFile } from '@linework/messages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RangeResult } from '../../packages/account-areas/src/statements/RangeResult.tsx';
import { anyRange } from '../../packages/messages/test/any-range.ts';
import { cents, head, inFile, languages, onPage, onPaper, paymentsOf, toldOnPage } from './outputs.tsx';
import { byTable } from './tables-of.ts';

const listed = ({ lines }: StatementRange): Money[] => lines.map(({ amount }) => amount);

/** What the older lines come to that are not listed. */
const leftOut = (range: StatementRange): Money[] =>
  range.linesLeftOut > 0 ? [subtract(range.closing, sum([range.opening, ...listed(range)]))] : [];

/** How it adds up, and how old what is owed is. */
const sums = (range: StatementRange): Money[] => [
  range.opening,
  range.charges,
  range.returns,
  ...(isZero(range.refunds) ? [] : [range.refunds]),
  range.payments,
  range.credits,
  range.closing,
  ...(isPositive(range.closing) ? [...range.ageing.map(({ amount }) => amount), range.closing] : []),
];

/** The figure over the page, which is what was owed or had in advance, and the sums under it. */
const onTop = (range: StatementRange): number[] => [Math.abs(range.closing.cents), ...cents(sums(range))];

const paper = (range: StatementRange): Money[] => [
  ...sums(range),
  ...[range.opening, ...leftOut(range), ...listed(range), range.closing],
];

/** Both tables of the page, each with what its older lines come to and with the range's own total. */
function tables(range: StatementRange): Money[] {
  const side = (total: Money, isOfSide: (line: StatementActivity) => boolean): Money[] => {
    const rows = range.lines.filter(isOfSide).map(({ amount }) => amount);
    const older = subtract(total, sum(rows));
    const all = [...(isZero(older) ? [] : [older]), ...rows];
    return all.length > 0 ? [...all, total] : [];
  };
  return [
    ...side(sum([range.payments, range.credits]), isPaying),
    ...side(sum([range.charges, range.returns, range.refunds]), (line) => !isPaying(line)),
  ];
}

const ranges = [
  ['that lists every line', anyRange({ min: 0, max: 0 })],
  ['that leaves out older lines', anyRange({ min: 1, max: 3 })],
] as const;

test.each(languages.flatMap((language) => ranges.map(([which, any]) => [which, language, any] as const)))(
  'a page, a PDF and a CSV of any range %s say the same to the cent and name the same payments, in %s',
  async (_, language, any) => {
    await fc.assert(
      fc.asyncProperty(any, async (range) => {
        const { lines } = range;
        const top = onTop(range);
        const page = await onPage(language, <RangeResult range={range} today="2026-11-21" />);
        expect(page.amounts).toEqual([...top, ...cents(tables(range))]);
        expect(page.payments).toEqual(paymentsOf(byTable(toldOnPage(lines))));
        expect(await onPaper(await rangeDocument(language, range, head))).toEqual({
          amounts: cents(paper(range)),
          payments: paymentsOf(lines),
        });
        expect(inFile(await rangeFile(language, range))).toEqual({
          amounts: cents([range.opening, ...leftOut(range), ...listed(range)]),
          payments: paymentsOf(lines),
        });
      }),
      { numRuns: 8 },
    );
  },
  60_000,
);
