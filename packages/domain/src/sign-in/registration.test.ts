import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IdentityRole } from '../account/roles.ts';
import {
  accountNumberDigits,
  isOwnUsername,
  newMember,
  personNameProblem,
  usernameAsKept,
  usernameProblem,
  zipDigits,
} from './registration.ts';

test.each<[IdentityRole[], 'PRIMARY' | 'STANDARD', IdentityRole[]]>([
  [[], 'PRIMARY', []],
  [['PRIMARY', 'BILLING', 'STANDARD'], 'STANDARD', ['PRIMARY']],
  [['ADMIN', 'STANDARD', 'ADMIN'], 'STANDARD', ['ADMIN', 'ADMIN']],
  [['BILLING', 'STANDARD'], 'PRIMARY', ['BILLING', 'STANDARD']],
])('a new sign-in beside %j is %s, and %j are told', (roles, role, told) => {
  const members = roles.map((one, index) => ({ userId: `${one}/${index}`, role: one }));
  const found = newMember(members);
  expect(found.role).toBe(role);
  expect(found.told.map((userId) => userId.split('/')[0])).toEqual(told);
});

describe('an account number', () => {
  test.each([
    ['8260 1420 1234 5678', '8260142012345678'],
    [' 8260-1420-1234-5678 ', '8260142012345678'],
    ['8260–1420', '82601420'],
    ['8260142', null],
    ['1'.repeat(21), null],
    ['8260 1420 1234 567x', null],
    ['', null],
  ])('typed as %j is %j', (typed, digits) => expect(accountNumberDigits(typed)).toBe(digits));
});

test.each([
  ['14607', '14607'],
  [' 14607-1234 ', '14607'],
  ['146071234', '14607'],
  ['1460', null],
  ['1460a', null],
  ['146077', null],
  ['', null],
])('a ZIP code typed as %j is %j', (typed, digits) => expect(zipDigits(typed)).toBe(digits));

describe('a username', () => {
  test.each([
    ['maple', null],
    [' Maple.Street-1_a ', null],
    ['', 'missing'],
    ['  ', 'missing'],
    ['map', 'tooShort'],
    ['x'.repeat(65), 'tooLong'],
    ['.maple', 'otherCharacters'],
    ['maple street', 'otherCharacters'],
    ['maple@street.example', 'otherCharacters'],
    ['mаple', 'otherCharacters'],
    ['panadería', 'otherCharacters'],
    ['4000-0000-0000-0002', 'looksLikeCardNumber'],
    ['maple.4000_0000_0000_0002', 'looksLikeCardNumber'],
    ['maple-2026-11-03', null],
  ])('%j: %s', (typed, problem) => expect(usernameProblem(typed)).toBe(problem));

  test('that may be had is one, however it is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), (typed) => {
        if (usernameProblem(typed) !== null) return;
        const kept = usernameAsKept(typed);
        expect(usernameAsKept(kept.toUpperCase())).toBe(kept);
        expect(kept).toMatch(/^[\w.-]{4,64}$/);
      }),
    );
  });

  test('is no password of its own', () => {
    expect(isOwnUsername('Maple-Street-Bakery', 'maple-street-bakery')).toBe(true);
    expect(isOwnUsername('maple-street-bakery!', 'maple-street-bakery')).toBe(false);
    expect(isOwnUsername('AutopayAutopay', 'autopay')).toBe(true);
  });
});

test.each([
  ['Dana', null],
  [' O’Neil  Jr. ', null],
  ['', 'missing'],
  ['x'.repeat(61), 'tooLong'],
  ['4000 0000 0000 0002', 'looksLikeCardNumber'],
  ['1234567890123', 'holdsNumber'],
  ['Lee 3rd', null],
  ['(or call 555-0199)', 'holdsNumber'],
  ['Pay at https://evil.example/pay', 'notAName'],
  ['pay@evil.example', 'notAName'],
  ['www.evil-refunds.com', 'notAName'],
  ['evil．com', 'notAName'],
  ['J.R.', null],
  ['St.John', null],
  ['Ma.Elena', null],
])('the name %j: %s', (typed, problem) => expect(personNameProblem(typed)).toBe(problem));
