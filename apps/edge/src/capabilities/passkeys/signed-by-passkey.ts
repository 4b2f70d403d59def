import type { PasskeyAddRequest, PasskeySignInRequest } from '@linework/contract';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import {
  COSEALG,
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
} from '@simplewebauthn/server/helpers';
import type { RelyingParty } from './relying-party.ts';

/** How a passkey may sign: what browsers and keys have had for years. */
export const passkeyAlgorithms: readonly COSEALG[] = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

export interface NewPasskey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isBackedUp: boolean;
}

export interface KeptPasskey {
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly counter: number;
}

/** The challenge that was signed; `null` where this is no answer to any, or was made in a frame of another site. */
export function answeredChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge, crossOrigin = false } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' && !crossOrigin ? challenge : null;
  } catch {
    return null;
  }
}

/** A passkey that was made for us, its owner recognized by their device; `null` for anything else. */
export async function newPasskey(
  response: PasskeyAddRequest['credential'],
  expectedChallenge: string,
  { id, origin }: RelyingParty,
): Promise<NewPasskey | null> {
  try {
    if (!saysNothingOfItsMaker(response.response.attestationObject)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    });
    if (!registrationInfo) return null;
    const { credential, credentialBackedUp: isBackedUp } = registrationInfo;
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      isBackedUp,
    };
  } catch {
    return null;
  }
}

/**
 * We ask for no attestation. One that comes all the same is read only where it can hold no certificates, which would be looked
 * up wherever they say: some forms hide theirs, and others may come.
 */
function saysNothingOfItsMaker(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const form = attestation.get('fmt');
  return form === 'none' || (form === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

/** What a kept passkey says of itself now, where it signed this for us, its owner recognized and its counter higher; else `null`. */
export async function signedByPasskey(
  response: PasskeySignInRequest['credential'],
  expectedChallenge: string,
  { id, origin }: RelyingParty,
  kept: KeptPasskey,
): Promise<{ readonly counter: number; readonly isBackedUp: boolean } | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: kept.credential_id.toString('base64url'),
        publicKey: new Uint8Array(kept.public_key),
        counter: kept.counter,
      },
    });
    if (!verified) return null;
    return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
  } catch {
    return null;
  }
}
