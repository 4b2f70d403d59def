import { expect, test } from 'vitest';
import { inKnownLetters } from './known-letters.ts';
import { readTypefaces } from './typefaces.ts';

const typefaces = readTypefaces();

test.each([
  ['Factura de María Núñez: \u2212$5.00', 'Factura de María Núñez: \u2212$5.00'],
  ['Łódź\u00a0– “Ünï”', 'Łódź\u00a0– “Ünï”'],
  ['e\u0301', 'é'],
  ['漢字 🎉', '?? ?'],
  ['one\r\ntwo\tthree', 'one two three'],
  ['\u202Eback\u0000', 'back'],
])('"%s" is written as "%s"', (text, written) => {
  expect(inKnownLetters(typefaces.regular, text)).toBe(written);
  expect(inKnownLetters(typefaces.semibold, text)).toBe(written);
});
