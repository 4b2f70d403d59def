import { createPrivateKey, createPublicKey } from 'node:crypto';
import { signInParameters } from '@linework/contract';
import { exportJWK, type JWK, SignJWT } from 'jose';
import { keyFor } from '../../access/tokens.ts';

/** What sign-in tells of the account (spec section 3, identity token claims). */
export interface IdTokenClaims {
  readonly userId: string;
  readonly accountZip: string;
  readonly billingSlice: string;
  readonly accountNumber: string;
}

export interface IdTokens {
  sign(claims: IdTokenClaims, issuer: string, now: Date): Promise<string>;
  publicKeys(): Promise<{ readonly keys: readonly JWK[] }>;
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const lifetimeSeconds = 300;
const algorithm = 'EdDSA';

/** Id tokens signed with a key made from the configured secret: the same in every copy of the edge, stored in none. */
export function idTokens(secret: string): IdTokens {
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, keyFor(secret, 'id-token')]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  return {
    sign: async ({ userId, accountZip, billingSlice, accountNumber }, issuer, now) =>
      await new SignJWT({
        acct_type: signInParameters.accountType,
        acct_zip: accountZip,
        billing_slice: billingSlice,
        acct_num: accountNumber,
      })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(signInParameters.clientId)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(Math.floor(now.getTime() / 1_000) + lifetimeSeconds)
        .sign(privateKey),
    publicKeys: async () => ({ keys: [{ ...(await exportJWK(publicKey)), alg: algorithm, use: 'sig' }] }),
  };
}
