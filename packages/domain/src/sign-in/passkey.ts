import { nameAsKept } from '../contact/name-as-kept.ts';
import { looksLikeCardNumber } from '../method/card-number-in-text.ts';

/** So many passkeys one user may have: a phone, a computer, a key on a ring, and what replaces them. */
export const mostPasskeys = 5;
/** So long a browser may take to answer a challenge with a passkey. */
export const passkeyMinutes = 5;
/** How long the name of a passkey may be, in letters. */
export const longestPasskeyName = 40;

export type PasskeyNameProblem = 'missing' | 'tooLong' | 'looksLikeCardNumber';

/** What is wrong with the name that somebody gives a passkey; `null` where nothing is. It is told by email too. */
export function passkeyNameProblem(typed: string): PasskeyNameProblem | null {
  const name = nameAsKept(typed);
  if (name === '') return 'missing';
  if (Array.from(name).length > longestPasskeyName) return 'tooLong';
  return looksLikeCardNumber(name) ? 'looksLikeCardNumber' : null;
}
