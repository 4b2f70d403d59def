import { cardBrand, hasValidCheckDigit } from './card-number.ts';
import { digitsOfAnyScript } from './digits.ts';
import { asWritten, percentDecoded } from './percent-decoded.ts';

/** Groups of digits with anything between them but letters: spaces, dots, line breaks, characters that nobody sees. */
const groupedDigits = /\p{N}+(?:[^\p{L}\p{N}]+\p{N}+)*/gu;
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

interface Place {
  readonly from: number;
  readonly to: number;
}

const longestCardNumber = 19;

/** 13 to 19 digits with a right check digit that begin as bank cards do (ISO/IEC 7812: 3 to 6, and Mastercard with 2). */
const isCardNumber = (digits: string): boolean =>
  digits.length >= 13 &&
  digits.length <= longestCardNumber &&
  (/^[3-6]/.test(digits) || cardBrand(digits) === 'mc') &&
  hasValidCheckDigit(digits);

/** A group of digits that stands in a text, as a keyboard has them. */
interface Group extends Place {
  readonly digits: string;
}

/** Where a card number stands, and its digits. */
interface FoundNumber extends Place {
  readonly digits: string;
}

/** The longest run of whole groups that reads as a card number, from the first one on. @param groups each with a digit */
function cardNumberAt(groups: readonly Group[], from: number): FoundNumber | null {
  let digits = '';
  let found: FoundNumber | null = null;
  for (const group of groups) {
    digits += group.digits;
    if (digits.length > longestCardNumber) break;
    if (isCardNumber(digits)) found = { from, to: group.to, digits };
  }
  return found;
}

/** What is no digit of any script, such as a Roman numeral, is none of a card number's. */
const groupsIn = (run: RegExpExecArray): Group[] =>
  [...run[0].matchAll(/\p{N}+/gu)]
    .map(({ 0: group, index }) => ({
      digits: digitsOfAnyScript(group),
      from: run.index + index,
      to: run.index + index + group.length,
    }))
    .filter(({ digits }) => digits !== '');

function cardNumbersAsWritten(text: string): FoundNumber[] {
  // Parts of an id may pass for a card number. One without any letter may well be one.
  const searched = text.replace(uuid, (id) => (/[a-f]/i.test(id) ? 'x'.repeat(id.length) : id));
  const numbers: FoundNumber[] = [];
  for (const run of searched.matchAll(groupedDigits)) {
    const groups = groupsIn(run);
    let searchedTo = 0;
    groups.forEach(({ from }, first) => {
      // Each has a digit: of more than these no card number is made, however long the text is.
      const near = from < searchedTo ? [] : groups.slice(first, first + longestCardNumber);
      const found = cardNumberAt(near, from);
      if (!found) return;
      numbers.push(found);
      searchedTo = found.to;
    });
  }
  return numbers;
}

/** An address within an address within another is escaped three times. */
const mostEscaped = 3;

/** Numbers in the escapes of addresses, each where its escapes stand. */
function cardNumbersInEscapes(text: string): FoundNumber[] {
  const numbers: FoundNumber[] = [];
  let reading = asWritten(text);
  for (let times = 0; times < mostEscaped; times += 1) {
    const { text: before } = reading;
    reading = percentDecoded(reading);
    if (reading.text === before) break;
    const { at } = reading;
    for (const { from, to, digits } of cardNumbersAsWritten(reading.text))
      numbers.push({ from: at[from] ?? 0, to: at[to] ?? text.length, digits });
  }
  return numbers;
}

/** Those that overlap, as when one is read in more than one way, are one. */
function withoutOverlap(numbers: readonly FoundNumber[]): readonly FoundNumber[] {
  const apart: FoundNumber[] = [];
  for (const number of numbers.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = apart.at(-1);
    if (!last || number.from >= last.to) apart.push(number);
    else if (number.to > last.to) apart.splice(-1, 1, { ...number, from: last.from });
  }
  return apart;
}

const cardNumbersIn = (text: string): readonly FoundNumber[] =>
  text.includes('%')
    ? withoutOverlap([...cardNumbersInEscapes(text), ...cardNumbersAsWritten(text)])
    : cardNumbersAsWritten(text);

/**
 * Whether a text holds what reads as a card number, wherever in it and however it is written: digits of any script and
 * width, with anything between them but letters, and in the escapes of addresses, such as `%34` for 4.
 */
export const looksLikeCardNumber = (text: string): boolean => cardNumbersIn(text).length > 0;

const replaced = (text: string, insteadOf: (digits: string) => string): string =>
  cardNumbersIn(text).reduceRight(
    (left, { from, to, digits }) => left.slice(0, from) + insteadOf(digits) + left.slice(to),
    text,
  );

/** A text with `instead` in the place of whatever reads as a card number. */
export const withoutCardNumbers = (text: string, instead: string): string => replaced(text, () => instead);

/** A text with the last four digits, by which cards are known, in the place of whatever reads as a card number. */
export const withLastFourDigits = (text: string): string => replaced(text, (digits) => digits.slice(-4));
