import { randomInt } from 'node:crypto';

/** Without letters that look like digits, nor the other way round. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const letters = (count: number): string =>
  Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** What a customer reads out over the phone: `7F3K-22QD`. It names a payment to people; keys are the payment's id. */
export const confirmationNumber = (): string => `${letters(4)}-${letters(4)}`;
