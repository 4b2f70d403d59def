const DIGIT = /\d/;

/**
 * Where the caret belongs once typed text has been replaced by its formatted form: after as many counted
 * characters (digits, unless told otherwise) as stood before it. A caret at the end stays at the end.
 */
export function caretAfterFormatting(
  typed: string,
  caret: number,
  formatted: string,
  counted: RegExp = DIGIT,
): number {
  if (caret >= typed.length) return formatted.length;
  let left = [...typed.slice(0, caret)].filter((character) => counted.test(character)).length;
  let position = 0;
  while (position < formatted.length && left > 0) {
    if (counted.test(formatted.charAt(position))) left -= 1;
    position += 1;
  }
  return position;
}

/** A deletion as the browser reports it: the text before it, the text and caret after it. */
export interface Deletion {
  before: string;
  after: string;
  caret: number;
  direction: 'backward' | 'forward';
}

/**
 * When a deletion took only a separator, which formatting would put straight back, the digit beyond it goes
 * instead; otherwise Backspace would seem stuck at every space of a card number.
 */
export function deleteAcrossSeparator({ before, after, caret, direction }: Deletion): {
  text: string;
  caret: number;
} {
  const isOneShorter = after.length === before.length - 1;
  if (!isOneShorter || DIGIT.test(before.charAt(caret))) return { text: after, caret };
  const gone = direction === 'backward' ? caret - 1 : caret;
  if (!DIGIT.test(after.charAt(gone))) return { text: after, caret };
  return { text: after.slice(0, gone) + after.slice(gone + 1), caret: gone };
}
