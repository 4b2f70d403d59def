import { expect, test } from 'vitest';
import { longestPasskeyName, passkeyNameProblem } from './passkey.ts';

test.each([
  ['Shop phone', null],
  ['  iPhone 15  ', null],
  ['👩‍💻 desk', null],
  ['é'.repeat(longestPasskeyName), null],
  ['x'.repeat(longestPasskeyName + 1), 'tooLong'],
  ['', 'missing'],
  [' \u200B\n', 'missing'],
  ['4111 1111 1111 1111', 'looksLikeCardNumber'],
])('of a passkey named %j, %j is wrong', (typed, problem) => {
  expect(passkeyNameProblem(typed)).toBe(problem);
});
