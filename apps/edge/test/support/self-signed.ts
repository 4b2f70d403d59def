import { generateKeyPairSync, sign } from 'node:crypto';

/** A key and the certificate that its owner gave themselves, both PEM. */
export interface SelfSigned {
  readonly key: string;
  readonly cert: string;
}

/** One element of DER (ITU-T X.690): its tag, its length, what it holds. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const octets = (content: Uint8Array) => der(0x04, content);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (text: string) => der(0x18, Buffer.from(text));

/** A certificate for a server at 127.0.0.1 (RFC 5280), so that a test can be a processor over https. */
export function selfSigned(): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const algorithm = sequence(objectId('2b6570'));
  const name = sequence(
    der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from('processor of a test')))),
  );
  const alternativeName = sequence(
    objectId('551d11'),
    octets(sequence(der(0x87, Buffer.from([127, 0, 0, 1])))),
  );
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time('20200101000000Z'), time('99991231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeName)),
  );
  const signature = der(0x03, Buffer.from([0]), sign(null, content, privateKey));
  const certificate = sequence(content, algorithm, signature).toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  };
}
