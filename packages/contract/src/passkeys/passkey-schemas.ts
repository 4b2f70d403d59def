import { browserNames, systemNames } from '@linework/domain';
import { z } from 'zod';

/** Bytes as WebAuthn writes them in JSON; no longer than a browser of good will ever sends. */
const bytes = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(longest);

const credentialId = bytes(1_366);
const verifier = z.string().regex(/^[\w.~-]{43,128}$/);
const transports = z.array(z.string().max(20)).max(10);

/** What every answer of a passkey carries; what else a browser adds is left aside. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** Of the browser that has the verifier; nobody says who they are. */
export const passkeyChallengeRequest = z.strictObject({ code_challenge: z.string().regex(/^[\w-]{43}$/) });
/** What `navigator.credentials.get` is asked: any passkey of this portal, after its owner was recognized. */
export const passkeyChallengeAnswer = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** In milliseconds. */
  timeout: z.int(),
  userVerification: z.literal('required'),
});

export const passkeySignInRequest = z.strictObject({
  code_verifier: verifier,
  remember_me: z.boolean(),
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4_000),
      authenticatorData: bytes(4_000),
      signature: bytes(8_000),
      userHandle: bytes(100).exactOptional(),
    }),
  }),
});
/** The code is traded for a session: a passkey is both steps in one. */
export const passkeySignInAnswer = z.object({ code: z.string() });

export const passkeysAnswer = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      /** As its owner named it; `null` while it is told by what made it. */
      name: z.string().nullable(),
      browser: z.enum(browserNames),
      system: z.enum(systemNames),
      madeAt: z.string(),
      lastUsedAt: z.string().nullable(),
    }),
  ),
});

/** What `navigator.credentials.create` is asked. */
export const passkeySetUpAnswer = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  /** Those that are there already: what has one of them makes no other. */
  excludeCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export const passkeyAddRequest = z.strictObject({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4_000),
      attestationObject: bytes(12_000),
      transports: transports.exactOptional(),
    }),
  }),
});
/** As long as what somebody may type; the rules of the domain decide. */
export const passkeyRenameRequest = z.strictObject({ passkeyId: z.uuid(), name: z.string().min(1).max(200) });
export const passkeyRemoveRequest = z.strictObject({ passkeyId: z.uuid() });
