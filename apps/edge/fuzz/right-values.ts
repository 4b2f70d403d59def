import { moneyToWire } from '@linework/contract';
import { balanceOn } from '@linework/domain';
import { storyToday } from '@linework/fixtures';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import { ownAccount, unseenFailure } from './fuzz-accounts.ts';

/** The key of the payment that the first call of all makes. */
export const firstKey = '11111111-1111-4111-8111-111111111111';

const { facts } = ownAccount;
const scheduled = facts.payments.filter(({ status }) => status === 'scheduled');
const bank = facts.methods.find(({ type }) => type === 'bankAccount');

/** What is due before anybody has paid. */
export const due = balanceOn(facts, storyToday).amountDue;

/** What each variable and member is called with, where the call is to succeed. */
const rightValues: Readonly<Record<string, unknown>> = {
  accountId: facts.account.id,
  id: facts.payments[0]?.id,
  paymentId: scheduled[0]?.id,
  idempotencyKey: firstKey,
  first: 20,
  after: null,
  flow: 'pay-bill',
  content: '{"step":"amount"}',
  email: facts.account.paperless.email,
  enrolled: facts.account.paperless.enrolled,
  unit: 'USD',
  value: '1.00',
  amount: { unit: 'USD', value: '1.00' },
  paymentDate: storyToday,
  paymentMethodId: bank?.id,
  cardDataToken: null,
  savePaymentMethod: false,
  expectedAmountDue: moneyToWire(due),
  overpaymentConfirmed: true,
};

/** What is called by the same name in one document and is another thing there. */
const rightValuesIn: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  DismissNews: { paymentId: unseenFailure.id },
};

/** A variable of a document, by its name and type. */
export interface DocumentVariable {
  readonly name: string;
  readonly type: GraphQLInputType;
}

/** One of the portal's own documents. */
export interface OwnDocument {
  readonly id: string;
  readonly name: string;
  readonly isMutation: boolean;
  readonly variables: readonly DocumentVariable[];
}

export function ownDocument(schema: GraphQLSchema, id: string, text: string): OwnDocument {
  const operation = parse(text).definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const name = operation?.name?.value ?? id;
  const variables = (operation?.variableDefinitions ?? []).map((variable) => variableOf(schema, variable));
  return { id, name, isMutation: operation?.operation === OperationTypeNode.MUTATION, variables };
}

function variableOf(schema: GraphQLSchema, { variable, type }: VariableDefinitionNode): DocumentVariable {
  const name = variable.name.value;
  const read = typeFromAST(schema, type);
  if (!isInputType(read)) throw new Error(`The schema has no type for $${name}.`);
  return { name, type: read };
}

/** @throws Error for a name of which it is not written above what a right value is */
export function rightValue({ name, type }: DocumentVariable): unknown {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (Object.hasOwn(rightValues, name)) return rightValues[name];
  if (isListType(inner)) return [rightValue({ name, type: inner.ofType })];
  if (isInputObjectType(inner)) {
    const members = Object.values(inner.getFields());
    return Object.fromEntries(members.map((member) => [member.name, rightValue(member)]));
  }
  throw new Error(`No right value is known for ${name}: write it into apps/edge/fuzz/right-values.ts.`);
}

export const rightVariables = ({ name, variables }: OwnDocument): Record<string, unknown> => ({
  ...Object.fromEntries(variables.map((variable) => [variable.name, rightValue(variable)])),
  ...rightValuesIn[name],
});
