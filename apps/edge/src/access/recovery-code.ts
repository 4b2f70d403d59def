import { createHmac, createSecretKey } from 'node:crypto';
import { recoveryCodeDigits } from '@linework/domain';
import { keyFor } from './tokens.ts';

const bytesRead = 6;

/**
 * The code of a recovery, which follows from its id and the configured secret: it is kept nowhere, and who sends the message
 * and who checks what was typed find the same. Of 48 bits no code is likelier than another by more than one in a million.
 */
export function recoveryCodes(secret: string): (recoveryId: string) => string {
  const key = createSecretKey(keyFor(secret, 'recovery-code'));
  return (recoveryId) => {
    const number = createHmac('sha256', key).update(recoveryId).digest().readUIntBE(0, bytesRead);
    return String(number % 10 ** recoveryCodeDigits).padStart(recoveryCodeDigits, '0');
  };
}
