import type { StatementAnswer, StatementList } from '@linework/account-areas/statements';
import {
  listedStatementFromWire,
  StatementDocument,
  StatementRangeDocument,
  StatementsDocument,
  statementAnswerFromWire,
  statementRangeFromWire,
} from '@linework/contract';
import type { BusinessDate } from '@linework/domain';
import { type AccountQuestion, graphQuestion } from './account-question.ts';

/** All that are offered at once: no account is offered more. */
const listedAtMost = 50;

/** The statements that are offered, newest first. */
export const statementListQuestion: (accountId: string) => AccountQuestion<StatementList> = graphQuestion(
  (accountId) => ({
    document: StatementsDocument,
    variables: { accountId, first: listedAtMost, after: null },
  }),
  ({ statements: { standing, delayed, nodes } }) => ({
    standing,
    delayed,
    nodes: nodes.map(listedStatementFromWire),
  }),
);

/** The statement of a bill; without an id the newest one. */
export const statementQuestion = (
  accountId: string,
  statementId: string | null,
): AccountQuestion<StatementAnswer> =>
  graphQuestion(
    (account) => ({ document: StatementDocument, variables: { accountId: account, statementId } }),
    ({ statement }) => statementAnswerFromWire(statement),
  )(accountId);

/** What happened between two days. */
export const statementRangeQuestion = (accountId: string, from: BusinessDate, to: BusinessDate) =>
  graphQuestion(
    (account) => ({ document: StatementRangeDocument, variables: { accountId: account, from, to } }),
    ({ statementRange }) => statementRangeFromWire(statementRange),
  )(accountId);
