/** Without letters that look like digits, nor the other way round. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const half = `[${referenceAlphabet}]{4}`;
const form = new RegExp(`^${half}-${half}$`);

/**
 * What a customer reads out over the phone, `7F3K-22QD`: it names a payment, or a request that failed, to people. Keys
 * are ids.
 * @param randomBelow a random whole number from 0 up to, and without, its limit
 */
export function referenceFrom(randomBelow: (limit: number) => number): string {
  const letters = () =>
    Array.from({ length: 4 }, () => referenceAlphabet.charAt(randomBelow(referenceAlphabet.length))).join('');
  return `${letters()}-${letters()}`;
}

/** Whether a text has the form of a reference. */
export const isReference = (text: string): boolean => form.test(text);
