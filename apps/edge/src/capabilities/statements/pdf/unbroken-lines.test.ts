import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unbrokenLines } from './unbroken-lines.ts';

/** Each letter ten points wide. */
const widthOf = (text: string) => text.length * 10;

test('a confirmation number that a line has no room for goes to the next one whole', () => {
  const text = 'Payment, confirmation number CFEX-MQGZ, posted November 13';
  expect(unbrokenLines(text, 350, widthOf)).toEqual([
    'Payment, confirmation number ',
    'CFEX-MQGZ, posted November 13',
  ]);
});

test('an amount below zero goes to the next line with its sign', () => {
  expect(unbrokenLines('Late fee (was \u2212$12.34)', 200, widthOf)).toEqual([
    'Late fee (was ',
    '\u2212$12.34)',
  ]);
});

test('a text without a hyphen or a minus is left as it is', () => {
  expect(unbrokenLines('Payment, posted November 13', 50, widthOf)).toEqual(['Payment, posted November 13']);
});

test('no word of any text is lost, changed, or broken, and no line of more than one word is too wide', () => {
  const word = fc.constantFrom(
    'a',
    'Wi-Fi',
    'CFEX-MQGZ,',
    '-',
    '  ',
    '\u2212$12.34)',
    'Nov\u00a013',
    'unusually-long-company-name',
  );
  fc.assert(
    fc.property(fc.array(word), fc.integer({ min: 20, max: 300 }), (words, width) => {
      const text = words.join(' ');
      const lines = unbrokenLines(text, width, widthOf);
      expect(lines.join('')).toBe(text);
      if (!/[-\u2212]/.test(text)) return;
      expect(lines.flatMap((line) => line.match(/[^ ]+/g) ?? [])).toEqual(text.match(/[^ ]+/g) ?? []);
      for (const line of lines.filter((one) => /[^ ] +[^ ]/.test(one)))
        expect(widthOf(line)).toBeLessThanOrEqual(width);
    }),
  );
});
