import { looksLikeCardNumber } from '../method/card-number-in-text.ts';
import { digitsOfAnyScript } from '../method/digits.ts';

/** How long a customer's own name for a method may be, in characters as they are read. */
const longestMethodName = 40;
/** The same in code units, in whatever form it was typed: a character comes apart into four others at the most, of two units each. */
const mostUnits = 8 * longestMethodName;

/** Routing numbers have nine digits; a year and four digits to tell a card by are fewer. */
const mostDigits = 8;

export type MethodNameProblem = 'tooLong' | 'looksLikeCardNumber' | 'holdsNumber' | 'notText';

/**
 * What nobody sees, or what turns the text around it: control characters, marks of direction, ends of lines, letters that
 * are drawn as nothing, what has no meaning.
 */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * A name as it is kept: in one form, without spaces around it; `null` where none is left. One that is too long in any form stays
 * as it is, as a page of accents takes half a second to be put into one.
 */
export function methodName(typed: string | null): string | null {
  const name = typed?.trim().replace(/ {2,}/g, ' ') ?? '';
  if (name === '') return null;
  return name.length > mostUnits ? name : name.normalize('NFC');
}

/** What is wrong with a customer's own name for a method; `null` when nothing is. It is kept, and would be with any number in it. */
export function methodNameProblem(typed: string | null): MethodNameProblem | null {
  const name = methodName(typed);
  if (name === null) return null;
  // First: what is searched below is no longer than a name.
  if ([...name].length > longestMethodName) return 'tooLong';
  if (looksLikeCardNumber(name)) return 'looksLikeCardNumber';
  if (digitsOfAnyScript(name).length > mostDigits) return 'holdsNumber';
  return unseen.test(name) ? 'notText' : null;
}
