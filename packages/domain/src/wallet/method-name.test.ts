import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { methodName, methodNameProblem } from './method-name.ts';

/** A letter and a page of accents, which take half a second to be put into order. */
const pageOfAccents = `a${'\u0345'.repeat(15_500)}${'\u0334'.repeat(14_000)}`;

test('a page of accents is too long, and is never put into one form to find that out', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  try {
    expect(methodNameProblem(pageOfAccents)).toBe('tooLong');
    expect(methodName(pageOfAccents)).toBe(pageOfAccents);
    expect(normalize).not.toHaveBeenCalled();
  } finally {
    normalize.mockRestore();
  }
});

/** All that come apart, none of which is beyond the third plane, but for those that stay apart in their one form, and Hangul's eleven thousand, of up to three units. */
const takenApart = Array.from({ length: 0x30000 }, (_, at) => at)
  .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
  .map((codePoint) => String.fromCodePoint(codePoint))
  .filter((character) => !/\p{Script=Hangul}/u.test(character))
  .map((character) => character.normalize('NFD'))
  .filter((apart) => apart.length > 1 && Array.from(apart.normalize('NFC')).length === 1);

test('forty characters are no name too long, whichever they are and though their accents were typed apart', () => {
  expect(takenApart).not.toEqual([]);
  expect(takenApart.filter((apart) => methodNameProblem(apart.repeat(40)) === 'tooLong')).toEqual([]);
});

test('whatever is longer than forty characters can be is refused, whatever it is', () => {
  const short = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(short, fc.integer({ min: 321, max: 2_000 }), short, (before, length, after) => {
      const accents = '\u0345\u0334'.repeat(length).slice(-length);
      expect(methodNameProblem(`${before}a${accents}${after}`)).toBe('tooLong');
    }),
  );
});

test.each([
  ['forty letters, each with three accents apart', 'ᾂ'.repeat(40).normalize('NFD'), null],
  ['one more', 'ᾂ'.repeat(41).normalize('NFD'), 'tooLong'],
  ['a name among many spaces', `${' '.repeat(5_000)}Main${' '.repeat(5_000)}card${' '.repeat(5_000)}`, null],
  ['nothing but spaces', ' '.repeat(5_000), null],
])('%s', (_what, name, problem) => {
  expect(methodNameProblem(name)).toBe(problem);
});

test('a name is kept in one form, without spaces around it', () => {
  expect(methodName('  Cafe\u0301   card ')).toBe('Café card');
  expect(methodName('   ')).toBeNull();
});
