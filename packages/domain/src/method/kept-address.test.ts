import { expect, test } from 'vitest';
import { keptAddressProblem } from './kept-address.ts';

test.each([
  ['office@maplest.example', null],
  ['4417@maplest.example', null],
  ['', 'missing'],
  ['office', 'notAnAddress'],
  ['4000000000000002@maplest.example', 'notAnAddress'],
  ['4000-0000-0000-0002@maplest.example', 'notAnAddress'],
  ['office@4000000000000002.example', 'notAnAddress'],
])('the address %j as one to write to: %s', (typed, problem) =>
  expect(keptAddressProblem(typed)).toBe(problem),
);
