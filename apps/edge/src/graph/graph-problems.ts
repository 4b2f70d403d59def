import { type Problem, wholeRequestProblems } from '@linework/contract';
import { outcomes } from '@linework/domain';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, Kind } from 'graphql';
import { faultProblem, OutcomeProblem, problemDocument } from '../problems/problem.ts';
import type { RequestNames } from '../problems/request-reference.ts';

/** The problem that must be the whole answer; `null` when the errors stand beside the data. */
export function wholeProblem(errors: readonly GraphQLError[]): OutcomeProblem | null {
  const problems = errors.map(problemOf).filter(isWhole);
  return problems[0] ?? null;
}

/** When to come back is told in a header too, which only a whole answer has. */
const isWhole = ({ code, details }: OutcomeProblem): boolean =>
  wholeRequestProblems.has(code) || details.retryAfter !== undefined;

/** What a resolver threw, under GraphQL's wrapping. Anything unforeseen is the generic fault. */
function problemOf({ originalError }: GraphQLError): OutcomeProblem {
  return originalError instanceof OutcomeProblem ? originalError : faultProblem(originalError);
}

/** An error as the caller may see it: the problem's members, where in the answer, and nothing of our insides. */
export function formatError(error: GraphQLError, names: RequestNames, log: FastifyBaseLogger): GraphQLError {
  const problem = problemOf(error);
  const document: Problem = problemDocument(problem.code, names, problem.details);
  const { logLevel } = outcomes[problem.code];
  if (logLevel !== 'error') log[logLevel]({ code: problem.code }, 'graph field refused');
  else
    log.error({ err: error.originalError, field: fieldOf(error), code: problem.code }, 'graph field failed');
  return new GraphQLError(document.title, {
    extensions: { ...document },
    ...(error.path && { path: error.path }),
  });
}

/** The field as the schema calls it: another name for it would be the caller's. */
function fieldOf({ nodes }: GraphQLError): string | undefined {
  const [node] = nodes ?? [];
  return node?.kind === Kind.FIELD ? node.name.value : undefined;
}
