const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Every script's digits stand in the character set from 0 to 9 without a gap, so that counting back finds the value. */
function digitOf(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  let before = codePoint;
  while (isDigit(before - 1)) before -= 1;
  return (codePoint - before) % 10;
}

/**
 * The digits of a text as those of a keyboard, in whatever script, width or style they are written: `٤`, `４`, `𝟜`, `④`
 * and `⁴` are each `4`. Everything else is left out.
 */
export const digitsOfAnyScript = (text: string): string =>
  (text.match(/\p{N}/gu) ?? [])
    .flatMap((character) => character.normalize('NFKC').match(/\p{Nd}/gu) ?? [])
    .map(digitOf)
    .join('');
