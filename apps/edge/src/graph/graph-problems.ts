import type { Problem } from '@linework/contract';
import { type OutcomeCode, outcomes } from '@linework/domain';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { OutcomeProblem, problemDocument } from '../problems/problem.ts';

/** These end the whole request with an HTTP problem document, on the graph too (product decisions, "Idempotency"). */
const wholeRequest: ReadonlySet<OutcomeCode> = new Set([
  'LW-AUT-020',
  'LW-PAY-042',
  'LW-PAY-043',
  'LW-PAY-044',
]);

/** The problem that must be the whole answer; `null` when the errors stand beside the data. */
export function wholeProblem(errors: readonly Error[]): OutcomeProblem | null {
  const problems = errors.map(problemOf).filter((problem) => wholeRequest.has(problem.code));
  return problems[0] ?? null;
}

/** What a resolver threw, under GraphQL's wrapping. Anything unforeseen is the generic fault. */
export function problemOf(error: Error): OutcomeProblem {
  // Not by class: the GraphQL server may have loaded a copy of the library of its own.
  const cause = 'originalError' in error ? error.originalError : error;
  return cause instanceof OutcomeProblem ? cause : new OutcomeProblem('LW-SYS-010');
}

/** An error as the caller may see it: the problem's members, where in the answer, and nothing of our insides. */
export function formatError(error: GraphQLError, correlatorId: string, log: FastifyBaseLogger): GraphQLError {
  const problem = problemOf(error);
  const document: Problem = problemDocument(problem.code, correlatorId, problem.details);
  const { logLevel } = outcomes[problem.code];
  if (logLevel === 'error')
    log.error({ err: error.originalError ?? error, code: problem.code }, 'graph field failed');
  else log[logLevel]({ code: problem.code }, 'graph field refused');
  return new GraphQLError(document.title, {
    extensions: { ...document },
    ...(error.path && { path: error.path }),
  });
}
