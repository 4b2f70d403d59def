import {
  type EmailAddressProblem,
  emailAddressProblem,
  longestEmailAddress,
} from '../contact/email-address.ts';
import { looksLikeCardNumber } from '../method/card-number-in-text.ts';

/** What somebody has forgotten. */
export const forgottenThings = ['password', 'username'] as const;
export type Forgotten = (typeof forgottenThings)[number];

/** How long a code is, how long it works, and how often it may be mistyped. */
export const recoveryCodeDigits = 8;
export const recoveryMinutes = 15;
export const recoveryTries = 5;
/**
 * So many codes or reminders go to one person within an hour for what one network asks, and as many for what their own browsers
 * ask; who asks for more hears the same as ever, and none is sent.
 */
export const recoveriesAnHour = 10;
/** So many for what all who are not known to be them ask, from however many networks. */
export const strangersRecoveriesAnHour = 30;

/** Who somebody says they are, as it is looked for: a username or an email address. */
export const recoveryName = (typed: string): string => typed.trim().normalize('NFC').toLowerCase();

/**
 * The name that is kept until it is looked for: none where it reads as a card number, which is nobody's name and is not to be
 * kept for a moment.
 */
export const soughtName = (name: string): string => (looksLikeCardNumber(name) ? '' : name);

export type RecoveryNameProblem = EmailAddressProblem;

/** What is wrong with it; `null` where it can be looked for. Only an email address finds a username. */
export function recoveryNameProblem(typed: string, forgotten: Forgotten): RecoveryNameProblem | null {
  const name = typed.trim();
  if (name === '') return 'missing';
  if (forgotten === 'username' || name.includes('@')) return emailAddressProblem(name);
  return name.length > longestEmailAddress ? 'tooLong' : null;
}

const code = new RegExp(`^\\d{${recoveryCodeDigits}}$`);

/** A code as it was typed or pasted, its digits alone; `null` where it can be none. */
export function recoveryCode(typed: string): string | null {
  const digits = typed.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '');
  return code.test(digits) ? digits : null;
}

/** A code as it is read: `1234 5678`. */
export const shownRecoveryCode = (digits: string): string => digits.replace(/^(\d{4})/, '$1 ');
