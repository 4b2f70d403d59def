import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { isMethodSaved } from './saved-method.ts';

test.each([
  ['asked for and saved', true, 'saved', true],
  ['asked for, and it was not', true, null, false],
  ['a saved method paid', false, 'saved', false],
  ['neither', false, null, false],
])('whether a method was saved: %s', (_, wasAsked, methodId, isSaved) => {
  const { method } = payment('successful', 500);
  expect(isMethodSaved(wasAsked, { method: { ...method, methodId } })).toBe(isSaved);
});
