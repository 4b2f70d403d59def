/** How long a password is, in the characters that somebody types (code points). What they are is theirs to choose. */
export const shortestPassword = 12;
export const longestPassword = 128;

export type PasswordProblem = 'missing' | 'tooShort' | 'tooLong';

/** A password in its one form, whatever keyboard composed it (RFC 8265, section 4.2): blanks and capitals count. */
export const passwordAsKept = (typed: string): string => typed.normalize('NFC');

/** What is wrong with the length of a new password; `null` where nothing is. */
export function passwordProblem(typed: string): PasswordProblem | null {
  if (typed === '') return 'missing';
  const { length } = Array.from(passwordAsKept(typed));
  if (length < shortestPassword) return 'tooShort';
  return length > longestPassword ? 'tooLong' : null;
}

/**
 * Whether a password is found by whoever guesses in the order of lists: it is in one, in capitals or not, or is made of two
 * that are, one after the other.
 * @param known passwords that were stolen or that many use, in small letters
 */
export function isEasyToGuess(typed: string, known: ReadonlySet<string>): boolean {
  const password = passwordAsKept(typed).toLowerCase();
  if (known.has(password)) return true;
  const letters = Array.from(password);
  return letters.some(
    (_, at) => known.has(letters.slice(0, at).join('')) && known.has(letters.slice(at).join('')),
  );
}
