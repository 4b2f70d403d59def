import { largestDifferences, type Money, type Statement, subtract, sum, usd } from '@linework/domain';
import { statementDocument, statementFile } from '@linework/messages';
import { StatementComparison, StatementSections } from '@linework/parts/statement';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StatementTables } from '../../packages/account-areas/src/statements/StatementTables.tsx';
import { anyStatement } from '../../packages/messages/test/any-statement.ts';
import { cents, head, inFile, languages, onPage, onPaper, paymentsOf, toldOnPage } from './outputs.tsx';
import { byTable, tablesOf } from './tables-of.ts';

/** What was owed before, and what happened since. */
const before = ({ previous: { billDate, balance, activity } }: Statement): Money[] => [
  ...(billDate === null ? [] : [balance]),
  ...activity.map(({ amount }) => amount),
];

const charges = ({ sections }: Statement): Money[] =>
  sections.flatMap(({ lines }) => lines.map(({ amount }) => amount));

/** A price that changed stands beside the one of the month before, which only a comparison names. */
const sections = (statement: Statement): Money[] => [
  ...(before(statement).length > 0 ? [statement.previous.left, ...before(statement)] : []),
  ...statement.sections.flatMap(({ total, lines }) => [
    total,
    ...lines.flatMap(({ amount, was }) => (was && statement.comparison ? [amount, was] : [amount])),
  ]),
  // What the bill itself comes to stands by itself where the total is another sum.
  ...(statement.previous.left.cents === 0 ? [] : [statement.newCharges]),
  statement.total,
];

/** By how much it differs in all, the reasons in a sentence, from one bill to the other step by step, and what a step tells together. */
function compared({ comparison, newCharges }: Statement): Money[] {
  if (!comparison) return [];
  const { previousAmount, differences } = comparison;
  const change = sum(differences.map(({ amount }) => amount));
  const told = (atMost: number): Money[] => {
    const { told: largest, rest } = largestDifferences(differences, atMost);
    return [...largest.map(({ amount }) => amount), ...(rest ? [rest.amount] : [])];
  };
  return [
    ...(change.cents === 0 ? [] : [usd(Math.abs(change.cents))]),
    ...told(4),
    ...(differences.length > 0 ? [previousAmount, ...told(8), newCharges] : []),
    ...(largestDifferences(differences, 8).rest?.differences ?? []).map(({ amount }) => amount),
  ];
}

const page = (statement: Statement): Money[] => [
  ...sections(statement),
  ...compared(statement),
  ...tablesOf(
    statement.previous.activity,
    statement.sections.map(({ total }) => total),
  ),
];

const paper = (statement: Statement): Money[] => {
  const { previous, newCharges, total, comparison } = statement;
  return [
    ...[previous.balance, subtract(previous.left, previous.balance), newCharges, total],
    ...(before(statement).length > 0 ? [...before(statement), previous.left] : []),
    ...statement.sections.flatMap((section) => [
      ...section.lines.flatMap(({ was, amount }) => (was ? [was, amount] : [amount])),
      section.total,
    ]),
    ...(comparison
      ? [comparison.previousAmount, ...comparison.differences.map(({ amount }) => amount), newCharges]
      : []),
  ];
};

const statements = [
  ['at all', anyStatement],
  [
    'that differs from the one before',
    anyStatement.filter(({ comparison }) => !!comparison?.differences.length),
  ],
] as const;

// Every line by itself, so that two of them wrong by the same cent are seen as well.
test.each(languages.flatMap((language) => statements.map(([which, any]) => [which, language, any] as const)))(
  'a page, a PDF and a CSV of any statement %s say the same to the cent and name the same payments, in %s',
  async (_, language, any) => {
    await fc.assert(
      fc.asyncProperty(any, async (statement) => {
        const { activity } = statement.previous;
        const shown = (
          <>
            <StatementSections statement={statement} />
            <StatementComparison statement={statement} />
            <StatementTables statement={statement} />
          </>
        );
        expect(await onPage(language, shown)).toEqual({
          amounts: cents(page(statement)),
          payments: paymentsOf(byTable(toldOnPage(activity))),
        });
        expect(await onPaper(await statementDocument(language, statement, head))).toEqual({
          amounts: cents(paper(statement)),
          payments: paymentsOf(activity),
        });
        expect(inFile(await statementFile(language, statement))).toEqual({
          amounts: cents([...before(statement), ...charges(statement)]),
          payments: paymentsOf(activity),
        });
      }),
      { numRuns: 8 },
    );
  },
  60_000,
);
