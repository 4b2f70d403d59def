import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  Kind,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import { jsonPointer } from './json-pointer.ts';
import type { ProblemError } from './problem.ts';

/** As many as help whoever wrote the request: a caller may send thousands of members that nobody asked for. */
const mostProblems = 20;
const enough = new Error('As many problems as are told');

/**
 * Which variables are not what the document says they are, by JSON pointer into the request; never their values.
 * @param operationName which of the document's operations is asked for, where it has several
 */
export function variableProblems(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  operationName?: string,
): ProblemError[] {
  const declared = definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .filter(({ name }) => !operationName || name?.value === operationName)
    .flatMap(({ variableDefinitions = [] }) => variableDefinitions);
  const problems = declared.flatMap((variable) => problemsOf(schema, variable, variables));
  // An object may have any number of members that it should not have, all at the same place.
  return [...new Map(problems.map((problem) => [problem.pointer, problem])).values()];
}

function problemsOf(
  schema: GraphQLSchema,
  { variable, type: typeNode, defaultValue }: VariableDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): ProblemError[] {
  const name = variable.name.value;
  const type = typeFromAST(schema, typeNode);
  if (!isInputType(type)) return [];
  if (!Object.hasOwn(variables, name)) {
    return isNonNullType(type) && !defaultValue ? [problemAt(['variables', name], 'missing')] : [];
  }
  const problems: ProblemError[] = [];
  const note = (path: readonly (string | number)[]) => {
    problems.push(problemAt(['variables', name, ...path], 'notOfItsType'));
    if (problems.length === mostProblems) throw enough;
  };
  try {
    coerceInputValue(variables[name], type, note, true);
  } catch (error) {
    if (error !== enough) throw error;
  }
  return problems;
}

const problemAt = (path: readonly (string | number)[], problem: string): ProblemError => ({
  pointer: jsonPointer(path),
  code: 'LW-SYS-060',
  problem,
});
