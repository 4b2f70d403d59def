import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAddRequest, PasskeySignInRequest } from '@linework/contract';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

/** What a device says of one answer; the rest is as a good one says it. */
export interface Said {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  /** How often it has signed; 0 for devices that don't count. */
  readonly counter?: number;
  /** Whether it recognized its owner. */
  readonly isVerified?: boolean;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  /** How it says who made it, where it does: in its own name, or by certificates. */
  readonly attests?: 'itself' | 'byCertificates' | 'byHiddenCertificates' | 'inAnotherForm';
}

/** Present, recognized, backup-eligible and backed up; a new credential comes with the first answer. */
const flags = { present: 0x01, recognized: 0x04, mayBeBackedUp: 0x08, isBackedUp: 0x10, hasCredential: 0x40 };

type Stated = string | number | Uint8Array | Uint8Array[];
type Statement = Map<string, Stated>;

const base64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** A device in software that makes one passkey and signs by it: ES256, no attestation, as phones and browsers do. */
export function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );

  const clientData = ({ challenge, origin, crossOrigin = false }: Said, type: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  function authenticatorData(
    { rpId, counter = 0, isVerified = true }: Said,
    credential: Buffer | null,
  ): Buffer {
    const said =
      flags.present |
      flags.mayBeBackedUp |
      flags.isBackedUp |
      (isVerified ? flags.recognized : 0) |
      (credential ? flags.hasCredential : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(said);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, credential ?? Buffer.alloc(0)]);
  }
  function maker({ attests }: Said, signed: Buffer): [form: string, Statement] {
    if (!attests) return ['none', new Map()];
    const own: Statement = new Map<string, Stated>([
      ['alg', cose.COSEALG.ES256],
      ['sig', new Uint8Array(sign('sha256', signed, privateKey))],
    ]);
    if (attests === 'itself') return ['packed', own];
    if (attests === 'byCertificates') return ['packed', own.set('x5c', [new Uint8Array(1)])];
    const hidden = new Uint8Array(Buffer.from('header.payload.signature'));
    const form = attests === 'byHiddenCertificates' ? 'android-safetynet' : 'of-tomorrow';
    return [
      form,
      new Map<string, Stated>([
        ['ver', '1'],
        ['response', hidden],
      ]),
    ];
  }
  const answer = {
    id: base64Url(id),
    rawId: base64Url(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;

  return {
    id: base64Url(id),
    /** As it is kept. */
    publicKey: Buffer.from(coseKey),
    /** What `navigator.credentials.create` gives. */
    make(said: Said): PasskeyAddRequest['credential'] {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const data = authenticatorData(said, credential);
      const client = clientData(said, said.type ?? 'webauthn.create');
      const [form, statement] = maker(said, Buffer.concat([data, sha256(client)]));
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Statement>([
          ['fmt', form],
          ['attStmt', statement],
          ['authData', new Uint8Array(data)],
        ]),
      );
      return {
        ...answer,
        response: {
          clientDataJSON: base64Url(client),
          attestationObject: base64Url(attestation),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    /** What `navigator.credentials.get` gives. */
    sign(said: Said, userHandle: string): PasskeySignInRequest['credential'] {
      const data = authenticatorData(said, null);
      const client = clientData(said, said.type ?? 'webauthn.get');
      return {
        ...answer,
        response: {
          clientDataJSON: base64Url(client),
          authenticatorData: base64Url(data),
          signature: base64Url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle,
        },
      };
    },
  };
}
export type Authenticator = ReturnType<typeof authenticator>;
