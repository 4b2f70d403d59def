import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { readSchema, variableProblems } from './graph-reading.ts';

const sdl = `scalar BusinessDate
  input Asked { day: BusinessDate! note: String }
  type Query { bills(first: Int! = 20, asked: Asked!): Int }`;
const question = parse(
  'query Bills($first: Int! = 20, $asked: Asked!) { bills(first: $first, asked: $asked) }',
);

const problemsOf = (variables: Readonly<Record<string, unknown>>) =>
  variableProblems(readSchema(sdl), question, variables).map(({ pointer, problem }) => [pointer, problem]);

test('a scalar of our own is a text and nothing else, in whatever reads the schema', () => {
  expect(problemsOf({ asked: { day: '2026-11-21' } })).toEqual([]);
  expect(problemsOf({ asked: { day: 20_261_121 } })).toEqual([['/variables/asked/day', 'notOfItsType']]);
  expect(variableProblems(buildSchema(sdl), question, { asked: { day: 20_261_121 } })).toEqual([]);
});

test('each member that is wrong is named once, and one that has a default may be left out', () => {
  expect(problemsOf({ first: 'many' })).toEqual([
    ['/variables/first', 'notOfItsType'],
    ['/variables/asked', 'missing'],
  ]);
  expect(problemsOf({ asked: { day: '2026-11-21', a: 1, b: 2 } })).toEqual([
    ['/variables/asked', 'notOfItsType'],
  ]);
});
