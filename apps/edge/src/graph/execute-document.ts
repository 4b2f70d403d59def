import { variableProblems } from '@linework/contract/graph-reading';
import { type DocumentNode, execute, type GraphQLError } from 'graphql';
import { OutcomeProblem } from '../problems/problem.ts';
import type { Graph } from './graph.ts';

export interface Execution {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName?: string | undefined;
  /** What every function of the graph is given beside its arguments. */
  readonly context: object;
}

export interface Executed {
  readonly data: object | null;
  /** What single fields failed with. */
  readonly errors: readonly GraphQLError[];
}

/**
 * Walks through a document that was read and checked beforehand. Nothing is made into code, and nothing is remembered.
 * @throws OutcomeProblem LW-SYS-060 when the variables are not the document's; no field was asked then
 */
export async function executeDocument(
  { schema, root }: Graph,
  { document, variables, operationName, context }: Execution,
): Promise<Executed> {
  // The library's own words about it quote what was sent, a security code in the wrong place for one; and for an object of
  // thousands of members finding them holds up whoever waits behind it.
  const problems = variableProblems(schema, document, variables, operationName);
  if (problems.length > 0) throw new OutcomeProblem('LW-SYS-060', { errors: problems });
  const { data, errors = [] } = await execute({
    schema,
    document,
    rootValue: root,
    contextValue: context,
    variableValues: variables,
    operationName: operationName ?? null,
  });
  if (data === undefined) throw new OutcomeProblem('LW-SYS-060');
  return { data, errors };
}
