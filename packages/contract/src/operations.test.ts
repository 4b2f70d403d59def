import { type OperationDefinitionNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import { declaredOperations as readDeclarations, requireOwnName } from '../generator/declared-operations.ts';
import { mergedSchema } from '../generator/merged-schema.ts';
import { documents, schema } from './generated/graph-documents.ts';
import { BillingSummaryDocument, PortalConfigurationDocument } from './index.ts';
import { declaredOperations, operationOf } from './operations.ts';

const directives = `
  directive @needs(permission: String!) on FIELD_DEFINITION
  directive @idempotent on FIELD_DEFINITION
  type Query
`;
const written = (areas: string) => parse(directives + areas);

test('an area adds what can be asked, with what it needs', () => {
  const area = written('extend type Query { bills: Int @needs(permission: "billing.view") }');
  expect(readDeclarations(area)).toEqual([{ name: 'bills', permission: 'billing.view', idempotent: false }]);
});

test('an operation that does not say what it needs is not generated', () => {
  expect(() => readDeclarations(written('extend type Query { bills: Int }'))).toThrow('bills');
});

test('nor is one that needs what nobody can be allowed', () => {
  const area = written('extend type Query { bills: Int @needs(permission: "billing.veiw") }');
  expect(() => readDeclarations(area)).toThrow('billing.veiw');
});

test('a question cannot claim that it is done once', () => {
  const area = written('extend type Query { bills: Int @needs(permission: "billing.view") @idempotent }');
  expect(() => readDeclarations(area)).toThrow('bills');
});

test('a directive that is not defined is not overlooked', () => {
  expect(() => mergedSchema(written('extend type Query { bills: Int @need(permission: "x") }'))).toThrow(
    '@need',
  );
});

test('two areas cannot add the same operation', () => {
  const twice = 'extend type Query { bills: Int } extend type Query { bills: Int }';
  expect(() => mergedSchema(written(twice))).toThrow('Query.bills');
});

const operation = (text: string): OperationDefinitionNode => {
  const [definition] = parse(text).definitions;
  if (definition?.kind !== 'OperationDefinition') throw new Error('no operation');
  return definition;
};

test.each([
  'query Bills { payments }',
  'query Bills { bills payments }',
  'query Bills { bills: payments }',
  '{ bills }',
])('a document asks the operation whose name it bears, and no other: not %s', (text) => {
  expect(() => requireOwnName(operation(text))).toThrow();
});

test('what pays is done once, however often it is sent', () => {
  const paying = [...declaredOperations.values()].filter(({ permission }) => permission === 'billing.pay');
  expect(paying.length).toBeGreaterThan(0);
  expect(paying.every(({ idempotent }) => idempotent)).toBe(true);
});

test('every operation has a document that asks it', () => {
  const asked = Object.values(documents).map((text) => text.match(/^\w+ \w+[^{]*\{(\w+)/)?.[1]);
  expect(asked.toSorted()).toEqual([...declaredOperations.keys()].toSorted());
});

test('what is declared of operations is not told to whoever asks for the schema', () => {
  expect(schema).not.toMatch(/needs|idempotent\b|directive/);
});

test('a document knows what its operation needs', () => {
  expect(operationOf(BillingSummaryDocument)).toEqual({ permission: 'billing.view', idempotent: false });
  expect(() => operationOf(PortalConfigurationDocument)).toThrow(RangeError);
});
