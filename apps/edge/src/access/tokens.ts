import { createHmac, createSecretKey, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits that only their holder has; the database keeps a hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** A key of its own for each purpose, from the one configured secret. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `linework/${purpose}`, 32));

/** The PKCE challenge of a verifier (RFC 7636, S256). */
export const challengeOf = (verifier: string): string => hash('sha256', verifier, 'base64url');

export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * The XSRF token of a session: signed, and bound to the session's own token, so that one planted from another session
 * or another site does not fit. Checked without asking the database.
 */
export interface XsrfTokens {
  issue(sessionTokenHash: Buffer): string;
  belongsTo(xsrfToken: string, sessionTokenHash: Buffer): boolean;
}

export function xsrfTokens(secret: string): XsrfTokens {
  // As a key object: with raw bytes each signature would first make one, which takes five times as long.
  const key = createSecretKey(keyFor(secret, 'xsrf'));
  const sign = (nonce: string, sessionTokenHash: Buffer) =>
    createHmac('sha256', key).update(nonce).update(sessionTokenHash).digest('base64url');
  return {
    issue: (sessionTokenHash) => {
      const nonce = randomBytes(16).toString('base64url');
      return `${nonce}.${sign(nonce, sessionTokenHash)}`;
    },
    belongsTo: (xsrfToken, sessionTokenHash) => {
      const [nonce = '', signature = ''] = xsrfToken.split('.');
      return nonce !== '' && isSame(signature, sign(nonce, sessionTokenHash));
    },
  };
}
