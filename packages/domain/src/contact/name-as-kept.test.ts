import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameAsKept } from './name-as-kept.ts';

test.each([
  ['  Dana   Whitfield ', 'Dana Whitfield'],
  ['Dana\nWhitfield', 'Dana Whitfield'],
  ['Dana \u202Edleiftihw', 'Dana dleiftihw'],
  ['\u200FDana\u200B Whit\u00ADfield', 'Dana Whitfield'],
  ['Dana\u0000', 'Dana'],
  ['\u202E \u200B', ''],
  ['\u3164 \u115F\uFFA0', ''],
  ['\u2800\u034F', ''],
  ['Card\uFE0F', 'Card'],
])('%j is kept as %j', (typed, kept) => {
  expect(nameAsKept(typed)).toBe(kept);
});

test('a name is kept as one line that is kept as itself, and reads from left to right', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const kept = nameAsKept(typed);
      expect(nameAsKept(kept)).toBe(kept);
      expect(kept).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }),
  );
});
