import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/business-date.ts';
import { usd } from '../money/arithmetic.ts';
import type { ListedTransaction } from './listed-transaction.ts';
import { NoSuchPart, pageOfLines } from './page-of-lines.ts';
import { everyTransaction, transactionSorts } from './transaction-filter.ts';

const line = (id: number, day: number, cents: number): ListedTransaction => ({
  id: `${id}`.padStart(3, '0'),
  kind: 'credit',
  date: addDays('2026-10-01', day),
  postedDate: null,
  amount: usd(cents),
  payment: null,
  isBill: false,
  dueDate: null,
  standing: null,
  left: null,
  cancelledDate: null,
  refunded: null,
  isUnconfirmed: false,
});

const lines = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: -500, max: 500 })), { maxLength: 40 })
  .map((made) => made.map(([day, cents], at) => line(at, day, cents)));

test('every line stands on one page, in the order that was asked for, and each page leads back to the one before', () => {
  fc.assert(
    fc.property(
      lines,
      fc.constantFrom(...transactionSorts),
      fc.integer({ min: 1, max: 9 }),
      (all, sort, first) => {
        const asked = { filter: everyTransaction, sort, first };
        const seen: string[] = [];
        let page = pageOfLines(all, asked);
        for (;;) {
          expect(page.count).toBe(all.length);
          expect(page.firstIndex).toBe(all.length === 0 ? 0 : seen.length + 1);
          seen.push(...page.nodes.map(({ id }) => id));
          if (!page.hasNextPage) break;
          const next = pageOfLines(all, { ...asked, after: page.endCursor });
          expect(pageOfLines(all, { ...asked, before: next.startCursor }).nodes).toEqual(page.nodes);
          page = next;
        }
        expect(seen).toEqual(pageOfLines(all, { filter: everyTransaction, sort }).nodes.map(({ id }) => id));
        expect(new Set(seen).size).toBe(all.length);
      },
    ),
  );
});

test.each([
  ['nothing of it', { first: 0 }, 'first'],
  ['more than is ever shown', { first: 1_001 }, 'first'],
  ['what comes after no line of it', { after: '2026-10-01|none' }, 'after'],
  ['what comes before no line of it', { before: 'nowhere' }, 'before'],
] as const)('there is no part that is %s', (_case, asked, member) => {
  const ask = () => pageOfLines([line(1, 1, 1)], { filter: everyTransaction, sort: 'newest', ...asked });
  expect(ask).toThrow(new NoSuchPart(member));
});
