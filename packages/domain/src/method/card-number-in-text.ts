import { cardBrand, hasValidCheckDigit } from './card-number.ts';
import { digitsOfAnyScript } from './digits.ts';

/** Groups of digits with anything between them but letters: spaces, dots, line breaks, characters that nobody sees. */
const groupedDigits = /\p{N}+(?:[^\p{L}\p{N}]+\p{N}+)*/gu;
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

interface Place {
  readonly from: number;
  readonly to: number;
}

/** 13 to 19 digits with a right check digit that begin as bank cards do (ISO/IEC 7812: 3 to 6, and Mastercard with 2). */
const isCardNumber = (digits: string): boolean =>
  digits.length >= 13 &&
  digits.length <= 19 &&
  (/^[3-6]/.test(digits) || cardBrand(digits) === 'mc') &&
  hasValidCheckDigit(digits);

/** The longest run of whole groups from this one on that reads as a card number. */
function endOfCardNumber(groups: readonly RegExpExecArray[], first: number): number | null {
  let digits = '';
  let end: number | null = null;
  for (const group of groups.slice(first)) {
    digits += digitsOfAnyScript(group[0]);
    if (digits.length > 19) break;
    if (isCardNumber(digits)) end = group.index + group[0].length;
  }
  return end;
}

function cardNumbersIn(text: string): readonly Place[] {
  // Parts of an id may pass for a card number. One without any letter may well be one.
  const searched = text.replace(uuid, (id) => (/[a-f]/i.test(id) ? 'x'.repeat(id.length) : id));
  const places: Place[] = [];
  for (const run of searched.matchAll(groupedDigits)) {
    const groups = [...run[0].matchAll(/\p{N}+/gu)];
    let searchedTo = 0;
    groups.forEach(({ index }, first) => {
      const end = index < searchedTo ? null : endOfCardNumber(groups, first);
      if (end === null) return;
      places.push({ from: run.index + index, to: run.index + end });
      searchedTo = end;
    });
  }
  return places;
}

/**
 * Whether a text holds what reads as a card number, wherever in it and however it is written: digits of any script and
 * width, with anything between them but letters.
 */
export const looksLikeCardNumber = (text: string): boolean => cardNumbersIn(text).length > 0;

/** A text with `instead` in the place of whatever reads as a card number. */
export const withoutCardNumbers = (text: string, instead: string): string =>
  cardNumbersIn(text).reduceRight(
    (left, { from, to }) => left.slice(0, from) + instead + left.slice(to),
    text,
  );
