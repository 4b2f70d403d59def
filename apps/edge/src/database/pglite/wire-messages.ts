/*
 * The little of PostgreSQL's wire protocol that a server in front of PGlite must know itself: the greeting, and
 * where one request ends. (PostgreSQL's manual, "Message Formats".)
 */

const protocol3 = 196_608;
const cancelRequest = 80_877_102;
const sslRequest = 80_877_103;
const gssRequest = 80_877_104;

export const terminate = 'X';
/** A request ends with one of these; what came before belongs to it and may not be mixed with another's. */
export const requestEnds: ReadonlySet<string> = new Set(['Q', 'S']);

export type Greeting =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'encryptionAsked' | 'startup' | 'unsupported'; readonly length: number };

/** What a connection says before its first typed message. */
export function readGreeting(buffer: Buffer): Greeting {
  if (buffer.length < 8) return { kind: 'incomplete' };
  const length = buffer.readInt32BE(0);
  const code = buffer.readInt32BE(4);
  if (code === sslRequest || code === gssRequest) return { kind: 'encryptionAsked', length };
  if (code === cancelRequest || code !== protocol3) return { kind: 'unsupported', length };
  return buffer.length < length ? { kind: 'incomplete' } : { kind: 'startup', length };
}

/** Length of the typed message at the start of a buffer; null while it is not all there. */
export function messageLength(buffer: Buffer): number | null {
  if (buffer.length < 5) return null;
  const length = 1 + buffer.readInt32BE(1);
  return buffer.length < length ? null : length;
}

/** Authentication ok, what a client wants to know of the server, ready. */
export function welcome(serverVersion: string): Buffer {
  const parameters = {
    server_version: serverVersion,
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  };
  return Buffer.concat([
    message('R', Buffer.alloc(4)),
    ...Object.entries(parameters).map(([name, value]) => message('S', Buffer.from(`${name}\0${value}\0`))),
    message('K', Buffer.alloc(8)),
    message('Z', Buffer.from('I')),
  ]);
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
