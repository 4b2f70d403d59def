import type { OperationName } from '@linework/contract/operations';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import { operationCases } from '../test/generated/operation-cases.ts';
import { knownAccount } from '../test/support/customers.ts';
import { ownAccount, ownAccountOncePaid } from './fuzz-accounts.ts';
import { living } from './living-values.ts';

/** The key of the payment that the first call of all makes. */
export const firstKey = '11111111-1111-4111-8111-111111111111';

/** A variable of a document, a member of one, or an argument, by its name and type. */
export interface DocumentVariable {
  readonly name: string;
  readonly type: GraphQLInputType;
  /** What it is called with where the call is to succeed; `undefined` where that takes none. */
  readonly right: unknown;
}

/** One of the portal's own documents. */
export interface OwnDocument {
  readonly id: string;
  readonly name: string;
  readonly isMutation: boolean;
  readonly variables: readonly DocumentVariable[];
}

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** What a member is called with in a call that is right. */
export const memberOf = (value: unknown, name: string): unknown =>
  isValues(value) ? value[name] : undefined;

const askedName = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** It pays and turns Auto Pay on: another pays, and turns it on and off, before. */
const askedLast: OperationName = 'payAndEnroll';

/** Which of two documents is asked first, so that both are answered. */
export const inOrder = (one: OwnDocument, other: OwnDocument): number =>
  Number(askedName(one.name) === askedLast) - Number(askedName(other.name) === askedLast);

/** What only the moment of sending knows, where the cases of an operation make do without. */
const atTheMoment: Partial<Record<OperationName, Values>> = {
  addPaymentMethod: { cardDataToken: living.token },
  deletePaymentMethod: { methodId: living.spareMethod, cancels: [] },
};

function withTheMoment(name: string, variables: Values): Values {
  const moment = Object.entries(atTheMoment).find(([operation]) => operation === name)?.[1];
  const { input } = variables;
  return moment && isValues(input) ? { ...variables, input: { ...input, ...moment } } : variables;
}

/** How an operation is asked rightly, by the cases of its capability in `test/operations`. */
const rightVariablesOf: ReadonlyMap<string, Values> = new Map(
  Object.entries(operationCases).map(([name, { variables }]) => [
    name,
    withTheMoment(name, variables(knownAccount(name === askedLast ? ownAccountOncePaid : ownAccount.facts))),
  ]),
);

/** What an argument of an operation is called with in a call that is right. */
export const rightArgument = (operation: string, name: string): unknown =>
  memberOf(rightVariablesOf.get(operation), name);

export function ownDocument(schema: GraphQLSchema, id: string, text: string): OwnDocument {
  const operation = parse(text).definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const name = operation?.name?.value ?? id;
  const variables = (operation?.variableDefinitions ?? []).map((variable) =>
    variableOf(schema, askedName(name), variable),
  );
  return { id, name, isMutation: operation?.operation === OperationTypeNode.MUTATION, variables };
}

function variableOf(
  schema: GraphQLSchema,
  operation: string,
  { variable, type }: VariableDefinitionNode,
): DocumentVariable {
  const name = variable.name.value;
  const read = typeFromAST(schema, type);
  if (!isInputType(read)) throw new Error(`The schema has no type for $${name}.`);
  return { name, type: read, right: rightArgument(operation, name) };
}

/** The variables of a call that is right. */
export const rightVariables = ({ variables }: OwnDocument): Values =>
  Object.fromEntries(variables.map(({ name, right }) => [name, right]));
