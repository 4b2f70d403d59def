import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasValidCheckDigit } from './card-number.ts';
import { looksLikeCardNumber, withLastFourDigits, withoutCardNumbers } from './card-number-in-text.ts';

/** The same beginning with its check digit right. */
const completed = (beginning: string): string =>
  [...'0123456789'].map((last) => beginning + last).find(hasValidCheckDigit) ?? '';

const anyCardNumber = fc
  .tuple(
    fc.constantFrom('34', '37', '35', '4', '51', '55', '2221', '2720', '6011', '65', '62', '58'),
    fc.integer({ min: 13, max: 19 }),
    fc.array(fc.nat(9), { minLength: 19, maxLength: 19 }),
  )
  .map(([beginning, length, more]) => completed((beginning + more.join('')).slice(0, length - 1)))
  // What begins with a 2 is Mastercard's, whose numbers all have 16 digits.
  .map((number) => (number.startsWith('2') ? completed(number.padEnd(15, '0').slice(0, 15)) : number));

/** The zero of each script, width and style that digits are written in; the nine others follow it. */
const zeros = ['0', '０', '٠', '۰', '०', '০', '๐', '၀', '𝟎', '𝟘', '𝟶', '𑛐', '🯰'];
const circled = [...'⓪①②③④⑤⑥⑦⑧⑨'];
const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'];

const alphabets: readonly (readonly string[])[] = [
  ...zeros.map((zero) =>
    Array.from({ length: 10 }, (_, value) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + value)),
  ),
  circled,
  raised,
];

const separators = [
  '',
  ' ',
  '  ',
  '-',
  '.',
  ' . ',
  '/',
  ',',
  '_',
  '|',
  '\n',
  '\r\n\t',
  '\u00a0',
  '\u202f',
  '\u2009',
  '\u200b',
  '\u200d\u200c',
  '\u2060\u2060\u2060',
  '\ufeff',
  '\u00ad',
  '–',
  '—',
  '·',
  '\ufe0f\u20e3 ',
  '💳',
  ') (',
];

/** A card number with each digit in a script of its own and something else before each. */
const anyWriting = fc
  .tuple(
    anyCardNumber,
    fc.array(fc.constantFrom(...alphabets), { minLength: 19, maxLength: 19 }),
    fc.array(fc.constantFrom(...separators), { minLength: 19, maxLength: 19 }),
  )
  .map(([number, scripts, between]) =>
    [...number]
      .map((digit, at) => (at === 0 ? '' : between[at]) + (scripts[at]?.[Number(digit)] ?? ''))
      .join(''),
  );

const anyWords = fc.constantFrom('', 'card: ', 'x', 'Dana Whitfield ', '(', 'Nº ', '卡號');

describe('a card number in a text', () => {
  test('is found in any script and width, with anything between its digits but letters, among any words', () => {
    fc.assert(
      fc.property(anyWords, anyWriting, anyWords, (before, written, after) => {
        expect(looksLikeCardNumber(before + written + after)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test('is taken out, and what stands around it stays', () => {
    fc.assert(
      fc.property(anyWords, anyWriting, anyWords, (before, written, after) => {
        expect(withoutCardNumbers(before + written + after, '…')).toBe(`${before}…${after}`);
      }),
    );
  });

  /** What escapes a text, part or all of it, as addresses do. */
  const escaped = fc.constantFrom(
    (text: string) => encodeURIComponent(text),
    (text: string) =>
      [...text].map((sign) => (/^[0-9]$/.test(sign) ? `%3${sign}` : encodeURIComponent(sign))).join(''),
    (text: string) => encodeURIComponent(encodeURIComponent(text)),
    (text: string) => encodeURIComponent([...text].map((sign) => sign.replace(/^[0-9]$/, '%3$&')).join('')),
  );

  test('is found and taken out in an address, however its signs are escaped', () => {
    fc.assert(
      fc.property(anyWriting, escaped, (written, inAddress) => {
        expect(looksLikeCardNumber(`https://e.example/p/${inAddress(written)}/now`)).toBe(true);
        expect(withoutCardNumbers(`https://e.example/p/${inAddress(written)}/now`, '…')).toBe(
          'https://e.example/p/…/now',
        );
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['among escapes that are no text', `%FF${'%34%32'.repeat(8)}%C3`, '%FF[card]%C3'],
    ['behind a percent sign', '50%4242424242424242', '50%[card]'],
    ['escaped, its last four digits', `for ${'%34%32'.repeat(8)}`, 'for 4242'],
  ])('is taken out %s', (what, text, left) => {
    const taken = what.endsWith('digits') ? withLastFourDigits(text) : withoutCardNumbers(text, '[card]');
    expect(taken).toBe(left);
  });

  test.each([
    ['with its expiration and security code', '4111 1111 1111 1111 12/30 123', '[card] 12/30 123'],
    ['after another number', '12 4111-1111-1111-1111', '12 [card]'],
    ['twice', '4111111111111111 and 378282246310005', '[card] and [card]'],
    ['of a network that the provider does not take', 'JCB 3530111333300000', 'JCB [card]'],
    ['in the form of an id without letters', '41111111-1111-1111-1000-0000 0000', '[card]-1000-0000 0000'],
  ])('is taken out %s', (_what, text, left) => {
    expect(withoutCardNumbers(text, '[card]')).toBe(left);
  });

  test.each([
    ['nothing', ''],
    ['a name', 'Dana Whitfield'],
    ['a company’s name', '24-7 Locksmiths of 1st & 42nd St., Suite 1900'],
    ['a wrong check digit', '4111 1111 1111 1112'],
    ['twelve digits', completed('41111111111')],
    ['twenty digits', completed('4111111111111111111')],
    ['an amount', '$1,234,567.89'],
    ['an amount in cents', '123456789'],
    ['a business date', '2026-11-21'],
    ['an instant', '2026-11-21T15:04:05.678Z'],
    ['a time of day as people write it', '2026-11-21 15:04:05.678'],
    ['an instant in milliseconds', '1795273445678'],
    ['a confirmation number', '7F3K-22QD'],
    ['a confirmation number of digits alone', '4111-1111'],
    ['a phone number', '+1 (585) 555-0123'],
    ['an account number of the provider’s', completed('826014204738291')],
    ['the same, as it is printed', completed('826014204738291').replace(/(\d{4})(?=\d)/g, '$1 ')],
    ['an id', '01a1fdd1-9ae6-7000-8db9-ca6bc6994b43'],
    ['an id of which a part has a right check digit', 'a2345678-4111-8111-1111-11111a123456'],
  ])('is not seen in %s', (_what, text) => {
    expect(withoutCardNumbers(text, '[card]')).toBe(text);
    expect(looksLikeCardNumber(text)).toBe(false);
  });

  test.each([
    ['digits apart', '1 ', '4111 1111 1111 1111'],
    ['numerals that are no digits', 'Ⅳ ', '4111 1111 1111 1111'],
  ])('is found behind as many %s as a request holds', (_what, piece, number) => {
    const before = piece.repeat(32 * 1_024);
    expect(looksLikeCardNumber(before)).toBe(false);
    expect(withoutCardNumbers(`${before}x ${number}`, '[card]')).toBe(`${before}x [card]`);
  });

  test('is not seen in any id that has a letter', () => {
    fc.assert(
      fc.property(
        fc.uuid().filter((id) => /[a-f]/.test(id)),
        (id) => {
          expect(looksLikeCardNumber(id)).toBe(false);
        },
      ),
    );
  });
});

test.each([
  ['with dots', '4111.1111.1111.1111', '1111'],
  ['with slashes, beside a name', 'visa 4000/0000/0000/0002', 'visa 0002'],
  ['with what nobody sees', '4111\u00a01111\u20131111\u20091111', '1111'],
  ['two of them', '4111.1111.1111.1111, 4000.0000.0000.0002', '1111, 0002'],
  ['none', '$160.85', '$160.85'],
])('of a number written %s its last four digits stay', (_what, text, left) => {
  expect(withLastFourDigits(text)).toBe(left);
});
