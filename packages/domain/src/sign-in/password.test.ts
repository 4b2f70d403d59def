import { expect, test } from 'vitest';
import { isEasyToGuess, type PasswordProblem, passwordAsKept, passwordProblem } from './password.ts';

test.each<[string, string, PasswordProblem | null]>([
  ['nothing', '', 'missing'],
  ['eleven characters', 'a'.repeat(11), 'tooShort'],
  ['twelve', 'a'.repeat(12), null],
  ['twelve blanks', ' '.repeat(12), null],
  ['a hundred and twenty-eight', 'a'.repeat(128), null],
  ['one more', 'a'.repeat(129), 'tooLong'],
  ['eleven that take two units each', '🥐'.repeat(11), 'tooShort'],
  ['a hundred and twenty-eight of those', '🥐'.repeat(128), null],
  ['letters with their accents apart, twelve as they are kept', 'e\u0301'.repeat(12), null],
  ['eleven of those', 'e\u0301'.repeat(11), 'tooShort'],
  ['small letters alone', 'correct horse battery', null],
])('a password of %s', (_, typed, problem) => expect(passwordProblem(typed)).toBe(problem));

test('is the same from every keyboard', () => {
  expect(passwordAsKept('jalapen\u0303o con queso')).toBe(passwordAsKept('jalapeño con queso'));
});

const known = new Set(['password', '1234', 'qwerty123456', 'dragon']);
test.each([
  ['qwerty123456', true],
  ['QWERTY123456', true],
  ['password1234', true],
  ['1234password', true],
  ['passwordpassword', true],
  ['dragon1234password', false],
  ['password-1234', true],
  ['Password2026!', true],
  ['correct horse 26', false],
  ['aaaaaaaaaaaa', true],
  ['abcdabcdabcd', true],
  ['abcdefghijkl', true],
  ['lkjihgfedcba', true],
  ['1234567890123', true],
  ['9876543210987', true],
  ['three apples three apples', false],
  ['correct horse battery', false],
])('%s is easy to guess: %s', (typed, isEasy) => expect(isEasyToGuess(typed, known)).toBe(isEasy));
