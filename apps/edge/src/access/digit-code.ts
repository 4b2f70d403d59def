import { createHmac, createSecretKey } from 'node:crypto';
import { recoveryCodeDigits } from '@linework/domain';
import { keyFor } from './tokens.ts';

const bytesRead = 6;

/**
 * Codes that follow from an id and the configured secret: they are kept nowhere, and who writes one down and who checks what
 * was typed find the same. Of 48 bits no code is likelier than another by more than one in a million.
 */
function digitCodes(secret: string, purpose: string): (id: string) => string {
  const key = createSecretKey(keyFor(secret, purpose));
  return (id) => {
    const number = createHmac('sha256', key).update(id).digest().readUIntBE(0, bytesRead);
    return String(number % 10 ** recoveryCodeDigits).padStart(recoveryCodeDigits, '0');
  };
}

/** The code that is emailed for a recovery, by its id. */
export const recoveryCodes = (secret: string) => digitCodes(secret, 'recovery-code');

/** The security code that stands on a bill, by the bill's id. */
export const billCodes = (secret: string) => digitCodes(secret, 'bill-code');

/** The code that is emailed to confirm an address, by the registration's id and how many were sent before. */
export const addressCodes = (secret: string) => digitCodes(secret, 'address-code');
