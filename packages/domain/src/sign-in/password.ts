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

/** A longer pattern, typed twice, is as hard to guess as it is long. */
const longestPattern = 8;

/** Whether it is one pattern again and again: "aaaaaaaaaaaa", "abcdabcdabcd". */
const isRepeated = (letters: readonly string[]): boolean =>
  Array.from({ length: longestPattern }, (_, at) => at + 1).some(
    (size) => letters.length >= 2 * size && letters.every((letter, at) => letter === letters[at % size]),
  );

/** Whether each character comes after the one before, or before it, as letters and digits are counted: "1234567890123". */
function isRun(letters: readonly string[]): boolean {
  const steps = letters.slice(1).map((letter, at) => {
    const before = letters[at] ?? '';
    if (/^\d\d$/.test(before + letter)) return (Number(letter) - Number(before) + 10) % 10;
    const step = (letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
    return step === -1 ? 9 : step;
  });
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

/**
 * Whether a password is found by whoever guesses in the order of lists: it is in one, in capitals or not, with digits and signs
 * after it or not, or is made of two that are, one after the other; or it is one pattern, or a run of letters or digits.
 * @param known passwords that were stolen or that many use, in small letters
 */
export function isEasyToGuess(typed: string, known: ReadonlySet<string>): boolean {
  const password = passwordAsKept(typed).toLowerCase();
  if (known.has(password) || known.has(password.replace(/[^\p{L}]+$/u, ''))) return true;
  const letters = Array.from(password);
  if (isRepeated(letters) || isRun(letters)) return true;
  return letters.some(
    (_, at) => known.has(letters.slice(0, at).join('')) && known.has(letters.slice(at).join('')),
  );
}
