import { connect } from 'node:net';

export interface Call {
  readonly path: string;
  /** Header lines, each with its line end. */
  readonly head: string;
  readonly body: string;
}

/** Headers as they are sent. */
export const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/** How long a load lasts: so many seconds, or fewer when so many calls were answered before. */
export interface Extent {
  readonly seconds: number;
  readonly calls?: number;
}

export interface Load {
  /** Calls a second. */
  readonly rate: number;
  /** Milliseconds within which half, and all but one in a hundred, were answered. */
  readonly p50: number;
  readonly p99: number;
}

/** Who sends one call after the other on a connection of its own. */
export interface Sender {
  next(): Call;
  /** @throws Error when the answer is not what was hoped for: a bench that counts failures as work measures nothing */
  check(answer: string): void;
}

/**
 * Keeps every sender's connection busy for so long and counts. A client of our own, because the machine's two cores
 * are shared with what is measured and a general one costs as much as the server.
 */
export async function load(address: URL, senders: readonly Sender[], extent: Extent): Promise<Load> {
  const latencies: number[] = [];
  const started = performance.now();
  const { seconds, calls = Number.POSITIVE_INFINITY } = extent;
  const isOver = () => latencies.length >= calls || performance.now() - started >= seconds * 1_000;
  await Promise.all(senders.map(async (sender) => await sendUntil(address, sender, isOver, latencies)));
  const elapsed = (performance.now() - started) / 1_000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return { rate: latencies.length / elapsed, p50: at(0.5), p99: at(0.99) };
}

async function sendUntil(
  address: URL,
  sender: Sender,
  isOver: () => boolean,
  latencies: number[],
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(address.port), address.hostname);
    socket.setNoDelay(true);
    let received = '';
    let sentAt = 0;
    const send = () => {
      if (isOver()) {
        socket.end();
        resolve();
        return;
      }
      sentAt = performance.now();
      socket.write(requestText(address, sender.next()));
    };
    socket.setEncoding('latin1');
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (text: string) => {
      received += text;
      const body = bodyOf(received);
      if (body === null) return;
      received = '';
      latencies.push(performance.now() - sentAt);
      try {
        sender.check(body);
        send();
      } catch (error) {
        socket.destroy();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}

const requestText = ({ host }: URL, { path, head, body }: Call): string =>
  `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${head}\r\n${body}`;

/** The body once all of it is there; `null` before. */
function bodyOf(received: string): string | null {
  const head = received.indexOf('\r\n\r\n');
  if (head === -1) return null;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head + 2)) ?? [];
  const body = received.slice(head + 4);
  return length !== undefined && body.length >= Number(length) ? body : null;
}
