import { withLastFourDigits } from '../method/card-number-in-text.ts';
import { digitsOfAnyScript } from '../method/digits.ts';

/** The longest search that is looked for, in characters. */
export const longestSearch = 60;

/**
 * More digits than an amount or a confirmation number has, with spaces or dashes between them or not; or in groups as on a
 * card, with one and the same sign between them.
 */
const longNumber = /\p{Nd}(?:[ -]?\p{Nd}){8,}|\p{Nd}{4}([^\p{L}\p{N}])\p{Nd}{4,6}(?:\1\p{Nd}{1,5})+/gu;

/**
 * A search as it is asked for, and stands in the address: of a long number, and of a card's however it is written, the last
 * four digits alone, by which methods are known. Addresses are kept by browsers, and a card's number is not to be.
 */
export const askedSearch = (typed: string): string =>
  withLastFourDigits(typed.trim().replace(longNumber, (number) => digitsOfAnyScript(number).slice(-4)));
