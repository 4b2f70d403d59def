import { createHmac, createSecretKey } from 'node:crypto';
import { appCodeDigits, appCodeSeconds, appCodeWindow } from '@linework/domain';
import { Secret, TOTP } from 'otpauth';
import { keyFor } from '../../access/tokens.ts';

/** As long as RFC 4226 asks of a key. */
const keyBytes = 20;
const issuer = 'Linework';

/** Authenticator apps, by the ids of their second steps: a key follows from its id and the secret, and is kept nowhere. */
export interface AppCodes {
  /** The key, to type (base 32), and the address that its picture stands for. */
  keyOf(id: string, username: string): { readonly key: string; readonly address: string };
  /** The time step of which this is the code; `null` where it is of none near now. */
  stepOf(id: string, code: string, now: Date): number | null;
}

export function appCodes(secret: string): AppCodes {
  const signing = createSecretKey(keyFor(secret, 'second-step'));
  const appOf = (id: string, label: string): TOTP => {
    const bytes = createHmac('sha256', signing).update(id).digest().subarray(0, keyBytes);
    return new TOTP({
      issuer,
      label,
      secret: new Secret({ buffer: new Uint8Array(bytes).buffer }),
      digits: appCodeDigits,
      period: appCodeSeconds,
    });
  };
  return {
    keyOf: (id, username) => {
      const app = appOf(id, username);
      return { key: app.secret.base32, address: app.toString() };
    },
    stepOf: (id, token, now) => {
      const timestamp = now.getTime();
      const away = appOf(id, '').validate({ token, timestamp, window: appCodeWindow });
      return away === null ? null : Math.floor(timestamp / 1_000 / appCodeSeconds) + away;
    },
  };
}
