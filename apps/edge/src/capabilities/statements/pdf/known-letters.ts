import type { Font } from 'fontkit';

/**
 * A text in letters that the typeface has: one that it lacks would be an empty box, and no reading aid could say it.
 * Line ends become spaces; marks that only steer direction or joining go.
 */
export function inKnownLetters(font: Pick<Font, 'hasGlyphForCodePoint'>, text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\p{Zl}\p{Zp}\t\r\n]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
  return Array.from(plain, (letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return font.hasGlyphForCodePoint(point) ? letter : '?';
  }).join('');
}
