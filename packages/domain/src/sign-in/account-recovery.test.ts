import { expect, test } from 'vitest';
import {
  type Forgotten,
  type RecoveryNameProblem,
  recoveryCode,
  recoveryName,
  recoveryNameProblem,
  shownRecoveryCode,
  soughtName,
} from './account-recovery.ts';

test.each<[string, Forgotten, RecoveryNameProblem | null]>([
  ['', 'password', 'missing'],
  ['  ', 'username', 'missing'],
  ['maple', 'password', null],
  ['maple', 'username', 'notAnAddress'],
  ['office@maplest.example', 'username', null],
  ['office@maplest.example', 'password', null],
  ['office@', 'password', 'notAnAddress'],
  ['m'.repeat(254), 'password', null],
  ['m'.repeat(255), 'password', 'tooLong'],
])('%j for a forgotten %s', (typed, forgotten, problem) =>
  expect(recoveryNameProblem(typed, forgotten)).toBe(problem),
);

test('is kept as it is looked for, and never where it is a card’s number', () => {
  expect(soughtName('maple')).toBe('maple');
  expect(soughtName('4000 0000 0000 0002')).toBe('');
});

test('is looked for in one form', () => expect(recoveryName('  MAPLE ')).toBe('maple'));

test.each([
  ['12345678', '12345678'],
  [' 1234 5678\n', '12345678'],
  ['1234-5678', '12345678'],
  ['１２３４５６７８', '12345678'],
  ['1234567', null],
  ['123456789', null],
  ['1234567a', null],
  ['', null],
])('a code typed as %j is %j', (typed, code) => expect(recoveryCode(typed)).toBe(code));

test('is read in two halves', () => expect(shownRecoveryCode('12345678')).toBe('1234 5678'));
