import { nameAsKept } from '../contact/name-as-kept.ts';
import { looksLikeCardNumber } from './card-number-in-text.ts';
import { digitsOfAnyScript } from './digits.ts';

export type HolderNameProblem = 'missing' | 'looksLikeCardNumber' | 'holdsNumber';

/** Card numbers have more digits, and nobody's name has as many. */
const mostDigits = 12;
/** What is shorter is no number that pays, and stands in many a name. */
const leastDigits = 3;

/**
 * What is wrong with a name as it was typed; `null` when nothing is. The name is kept beside the method, and would be with
 * whatever number was typed into it.
 * @param numbers that were typed beside it: security codes and bank numbers look like no others
 */
export function holderNameProblem(name: string, numbers: readonly string[]): HolderNameProblem | null {
  if (nameAsKept(name) === '') return 'missing';
  if (looksLikeCardNumber(name)) return 'looksLikeCardNumber';
  const digits = digitsOfAnyScript(name);
  const isRepeated = numbers
    .map(digitsOfAnyScript)
    .some((number) => number.length >= leastDigits && digits.includes(number));
  return isRepeated || digits.length > mostDigits ? 'holdsNumber' : null;
}
