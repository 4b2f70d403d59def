import { StatementDocument, StatementRangeDocument, StatementsDocument } from '@linework/contract';
import { type BusinessDate, newestBill } from '@linework/domain';
import { type ScenarioName, storyToday } from '@linework/fixtures';
import { asked } from '../parity/operation-cases.ts';
import { firstPage, paged, readByMany } from '../parity/reading-cases.ts';
import type { KnownAccount } from '../support/customers.ts';

/** Customers whose statements have something special to read. */
const special: readonly ScenarioName[] = [
  'manyStatements',
  'everyChange',
  'firstBill',
  'finalBill',
  'statementDelayed',
];

const ofNewest = ({ accountId, facts }: KnownAccount): { accountId: string; statementId: string | null } => ({
  accountId,
  statementId: newestBill(facts.bills)?.id ?? null,
});

const lastYear = ({
  accountId,
}: KnownAccount): { accountId: string; from: BusinessDate; to: BusinessDate } => ({
  accountId,
  from: '2025-11-21',
  to: storyToday,
});

const ranges: readonly (readonly [BusinessDate, BusinessDate])[] = [
  ['2026-11-21', '2026-11-21'],
  ['2026-09-01', '2026-10-15'],
  ['0001-01-01', '2026-02-28'],
  ['2024-12-31', '2025-08-20'],
];

export const statementsOperations = {
  statement: asked(StatementDocument, ofNewest, (ask) => [
    ...readByMany(ask),
    ...special.map((who) => ({ what: `of ${who}`, code: null, who, does: ask({}) })),
    ...special.map((who) => ({
      what: `of ${who}, the newest`,
      code: null,
      who,
      does: ask({ statementId: null }),
    })),
    {
      what: 'each that there is',
      code: null,
      who: 'manyStatements',
      does: async (portal) => {
        for (const { id } of portal.customer.facts.bills) await ask({ statementId: id })(portal);
      },
    },
    ...['none', '', '7d444840-9dc0-11d1-b245-5ffdce74fad2'].map((statementId) => ({
      what: `of the id "${statementId}"`,
      code: null,
      does: ask({ statementId }),
    })),
  ]),
  statements: asked(StatementsDocument, firstPage, (ask) => [
    ...readByMany(ask),
    ...special.map((who) => ({ what: `of ${who}`, code: null, who, does: ask({}) })),
    ...paged(ask, (page) => async (portal) => (await ask(page)(portal))?.statements),
  ]),
  statementRange: asked(StatementRangeDocument, lastYear, (ask) => [
    ...readByMany(ask),
    ...special.map((who) => ({ what: `of ${who}`, code: null, who, does: ask({}) })),
    ...ranges.map(([from, to]) => ({
      what: `from ${from} to ${to}`,
      code: null,
      who: 'manyStatements' as const,
      does: ask({ from, to }),
    })),
    ...[
      { from: storyToday, to: '2026-11-20' as const },
      { from: storyToday, to: '2026-11-22' as const },
    ].map((days) => ({
      what: `from ${days.from} to ${days.to}`,
      code: 'LW-SYS-060' as const,
      does: ask(days),
    })),
  ]),
};
