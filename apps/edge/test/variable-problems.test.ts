import { MakePaymentDocument } from '@linework/contract';
import { documents, schema } from '@linework/contract/graph-documents';
import { readSchema, variableProblems } from '@linework/contract/graph-reading';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { executeDocument } from '../src/graph/execute-document.ts';
import { graphOf } from '../src/graph/graph.ts';

const graph = graphOf(readSchema(schema), documents, {});
const document = parse(documents[MakePaymentDocument.id] ?? '');
const members = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`savePayment${index}`, 0]));

// Comparing each of them with every known name would take minutes; the limit ends a test that would seem to hang.
test('members that nobody asked for are refused at once, however many somebody sends', async () => {
  const refused = executeDocument(graph, { document, variables: { input: members(200_000) }, context: {} });
  await expect(refused).rejects.toMatchObject({ code: 'LW-SYS-060' });
}, 10_000);

test('only so many problems of a variable are told, and none twice', () => {
  const amount = { ...members(5), unit: 1, value: 2 };
  expect(variableProblems(graph.schema, document, { input: { accountId: 'a', amount } })).toContainEqual({
    pointer: '/variables/input/amount/unit',
    code: 'LW-SYS-060',
    problem: 'notOfItsType',
  });
  const input = Object.fromEntries(Object.keys(members(50)).map((name) => [name, members(1)]));
  const told = variableProblems(graph.schema, document, { input: { ...input, amount } });
  expect(told.map(({ pointer }) => pointer)).toEqual([...new Set(told.map(({ pointer }) => pointer))]);
  expect(told.length).toBeLessThanOrEqual(20);
});

test('where a document has several operations, only the one that is asked for needs its variables', async () => {
  const several = parse('query a($id: ID!) { account(id: $id) { id } } query b { __typename }');
  const asked = { document: several, variables: {}, context: {} };
  expect(await executeDocument(graph, { ...asked, operationName: 'b' })).toMatchObject({ errors: [] });
  await expect(executeDocument(graph, { ...asked, operationName: 'a' })).rejects.toMatchObject({
    code: 'LW-SYS-060',
  });
});
