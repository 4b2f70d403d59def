import { can, type IdentityRole } from '../account/roles.ts';
import { nameAsKept } from '../contact/name-as-kept.ts';
import { readsLikeAddress } from '../contact/reads-like-address.ts';
import { looksLikeCardNumber } from '../method/card-number-in-text.ts';
import { digitsOfAnyScript } from '../method/digits.ts';
import { type HolderNameProblem, holderNameProblem } from '../method/holder-name.ts';
import { passwordAsKept } from './password.ts';

/** So many of an account's newest bills still open a sign-in with their security code. */
export const billsThatProve = 3;
/** How long somebody who showed a bill has for the rest. */
export const registrationMinutes = 60;
/** So many codes are emailed to one registration, and so many names may be asked for where one is somebody else's. */
export const registrationCodes = 5;
export const registrationNames = 5;

const accountNumberLength = { shortest: 8, longest: 20 } as const;

/** An account number as it was typed or pasted, its digits alone; `null` where it can be none. */
export function accountNumberDigits(typed: string): string | null {
  const digits = typed.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '');
  const { shortest, longest } = accountNumberLength;
  return /^\d+$/.test(digits) && digits.length >= shortest && digits.length <= longest ? digits : null;
}

/** The five digits of a ZIP code, of `14607-1234` too; `null` where it can be none. */
export const zipDigits = (typed: string): string | null =>
  /^(\d{5})(?:[\s-]?\d{4})?$/.exec(typed.normalize('NFKC').trim())?.[1] ?? null;

/** Somebody who can sign in for an account. */
export interface Member {
  readonly userId: string;
  readonly role: IdentityRole;
}

/**
 * Whose a new sign-in of an account is, made with one of its bills, and who is told of it. It is its owner's while nobody
 * manages the account's users. Once somebody does, the letter may have been another's: it sees no bills until they say so.
 */
export function newMember(members: readonly Member[]): {
  readonly role: 'PRIMARY' | 'STANDARD';
  readonly told: readonly string[];
} {
  const managers = members.filter(({ role }) => can(role, 'users.manage'));
  const told = managers.length > 0 ? managers : members;
  return { role: managers.length > 0 ? 'STANDARD' : 'PRIMARY', told: told.map(({ userId }) => userId) };
}

/** How long a username is. */
export const shortestUsername = 4;
export const longestUsername = 64;

export type UsernameProblem = 'missing' | 'tooShort' | 'tooLong' | 'otherCharacters' | 'looksLikeCardNumber';

/** A username as it is kept and compared. */
export const usernameAsKept = (typed: string): string => typed.trim().normalize('NFKC').toLowerCase();

/**
 * What is wrong with a username that somebody chooses; `null` where nothing is. Its letters are plain ones, so that no two
 * look alike, and it is no email address, by which somebody else could be looked for. It is kept, and would be with a card's
 * number in it.
 */
export function usernameProblem(typed: string): UsernameProblem | null {
  const name = usernameAsKept(typed);
  if (name === '') return 'missing';
  if (name.length > longestUsername) return 'tooLong';
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(name)) return 'otherCharacters';
  if (name.length < shortestUsername) return 'tooShort';
  return looksLikeCardNumber(name) ? 'looksLikeCardNumber' : null;
}

/** How long a first or a last name may be. */
export const longestPersonName = 60;

export type PersonNameProblem = 'missing' | 'tooLong' | 'notAName' | HolderNameProblem;

/** "Lee 3rd" has a digit; a telephone number has more. */
const mostDigitsOfName = 2;

/**
 * What is wrong with somebody's first or last name; `null` where nothing is. It is shown and emailed to colleagues, whom nobody
 * is to send to an address or a number by it.
 */
export function personNameProblem(typed: string): PersonNameProblem | null {
  const name = nameAsKept(typed);
  if (name === '') return 'missing';
  if (name.length > longestPersonName) return 'tooLong';
  if (readsLikeAddress(name)) return 'notAName';
  const problem = holderNameProblem(name, []);
  return problem ?? (digitsOfAnyScript(name).length > mostDigitsOfName ? 'holdsNumber' : null);
}

/** Whether a password is the name that is typed with it, once or again and again: who knows one then knows both. */
export function isOwnUsername(password: string, username: string): boolean {
  const name = usernameAsKept(username);
  return name !== '' && passwordAsKept(password).toLowerCase().replaceAll(name, '') === '';
}
