/** What an authenticator app shows (RFC 6238): so many digits, another each thirty seconds. */
export const appCodeDigits = 6;
export const appCodeSeconds = 30;
/** A code of the step before or after is taken too: clocks differ, and people type slowly. */
export const appCodeWindow = 1;
/** So many codes for the day on which the phone is gone, each for one sign-in. */
export const spareCodeCount = 10;
export const spareCodeLength = 10;
/** After a right password, so long and so often the second step may be tried. */
export const secondStepMinutes = 10;
export const secondStepTries = 5;

/** Letters and digits that nobody takes for one another (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A spare code of that many random bytes: five bits of each count. */
export const spareCodeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, spareCodeLength)].map((byte) => alphabet[byte % alphabet.length]).join('');

/** What somebody typed where a second step is asked for. */
export interface SecondCode {
  readonly kind: 'app' | 'spare';
  readonly code: string;
}

const appCode = new RegExp(`^\\d{${appCodeDigits}}$`);
const spareCode = new RegExp(`^[${alphabet}]{${spareCodeLength}}$`);

/** A code as it was typed or pasted, without what is between; `null` where it can be none. O is read as 0, I and L as 1. */
export function secondCode(typed: string): SecondCode | null {
  const code = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  if (appCode.test(code)) return { kind: 'app', code };
  const spare = code.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return spareCode.test(spare) ? { kind: 'spare', code: spare } : null;
}

/** A spare code as it is read: `7K3QD-X9MWA`. */
export const shownSpareCode = (code: string): string => code.replace(/^(.{5})/, '$1-');

/** The key of an authenticator app as somebody types it: in fours. */
export const shownAppKey = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');
