import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailAddress, emailAddressProblem, longestEmailAddress } from './email-address.ts';

test.each([
  'owner@maplest.example',
  'alma.ruiz+bills@mail.maplest.example',
  "o'neil@maplest.example",
  'ventas@panadería.example',
  'ñandú@maplest.example',
  '  owner@maplest.example\t',
])('%j is an address', (typed) => {
  expect(emailAddressProblem(typed)).toBeNull();
});

test.each(['', '   ', '\u00a0'])('%j is missing', (typed) => {
  expect(emailAddressProblem(typed)).toBe('missing');
});

test.each([
  'owner',
  'owner@',
  '@maplest.example',
  'owner@maplest',
  'owner@@maplest.example',
  'owner@maplest..example',
  '.owner@maplest.example',
  'owner.@maplest.example',
  'ow ner@maplest.example',
  'owner@-maplest.example',
  'owner@maplest-.example',
  'owner@127.0.0.1',
  'owner@[127.0.0.1]',
  'Alma <owner@maplest.example>',
  'owner@maplest.example, sam@maplest.example',
  'owner\u0000@maplest.example',
  'owner\r\nBcc: all@maplest.example',
  'own\u200ber@maplest.example',
  'own\u3164er@maplest.example',
  'own\u{fe0f}er@maplest.example',
  'own\u034fer@maplest.example',
  'own\u2800er@maplest.example',
  'owner@maple\u115fst.example',
  'owner＠evil.example@maplest.example',
  'owner，sam@maplest.example',
  'own․er@maplest.example',
  'owner@１２７.0.0.１',
  `${'a'.repeat(65)}@maplest.example`,
])('%j is no address', (typed) => {
  expect(emailAddressProblem(typed)).toBe('notAnAddress');
});

test('what is longer than mail servers take is too long, and not simply wrong', () => {
  const host = `${'a'.repeat(50)}.`.repeat(4);
  const name = 'a'.repeat(longestEmailAddress - host.length - 'example'.length - 1);
  expect(emailAddressProblem(`${name}@${host}example`)).toBeNull();
  expect(emailAddressProblem(`a${name}@${host}example`)).toBe('tooLong');
});

test('every ordinary address can be enrolled, whatever stands around it', () => {
  fc.assert(
    fc.property(
      fc.emailAddress({ size: 'small' }),
      fc.constantFrom('', ' ', '\n', '\t '),
      (address, space) => {
        const typed = `${space}${address}${space}`;
        fc.pre(address.indexOf('@') <= 64 && !/[^\w.@+-]/.test(address));
        expect(emailAddressProblem(typed)).toBeNull();
        expect(emailAddress(typed)).toBe(address);
      },
    ),
  );
});

const pieces = [
  'a',
  'example',
  '.',
  '@',
  '-',
  ' ',
  '\n',
  '\u0000',
  '\u200b',
  '\u202e',
  '\u3164',
  '\u2800',
  '\ufe0f',
  '＠',
  'é',
  '<',
  '"',
  '1',
];

test('nothing invisible is ever enrolled: an address that is kept can be read on a screen', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...pieces), maxLength: 12 }), (typed) => {
      const address = emailAddress(typed);
      if (emailAddressProblem(typed) === null)
        expect(address).not.toMatch(/[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800＠]/u);
      expect(emailAddressProblem(address)).toBe(emailAddressProblem(typed));
    }),
  );
});

// Putting it into its one form would take long; the limit ends a test that would seem to hang.
test('a page of accents is too long, and known for it at once', () => {
  expect(emailAddressProblem(`a${'\u0315\u0300'.repeat(40_000)}@maplest.example`)).toBe('tooLong');
}, 5_000);
