import { connect } from 'node:net';

/** What came back, byte for byte. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends what no well-behaved client would, and reads until the other side hangs up. */
export async function sendRaw(url: string, text: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part) => {
    answer += part;
  });
  await new Promise<void>((resolve) => {
    // Whoever refuses may hang up before all has been said.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.write(text);
  });
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body: rest.join('\r\n\r\n') };
}

/** A request without a body, ended by the answer. */
export const rawRequest = (
  target: string,
  headers: readonly (readonly [string, string])[],
  { method = 'GET', version = '1.1' } = {},
): string =>
  [
    `${method} ${target} HTTP/${version}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'connection: close',
    '',
    '',
  ].join('\r\n');
