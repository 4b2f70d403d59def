import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FuzzRequest } from './fuzz-request.ts';

/** What the edge answered. */
export interface FuzzAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** No answer in so long is no answer: it bounds what hangs, and measures nothing. Longer than any time-out of the edge. */
const hangsAfterMs = 30_000;

/** Sends a request byte for byte, as no browser and no `fetch` would. */
export interface Sender {
  /** @throws Error when nothing comes back */
  send(request: FuzzRequest, headers: Readonly<Record<string, string>>): Promise<FuzzAnswer>;
  close(): void;
}

export function sender(url: string): Sender {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    send: async ({ method, path, body, encoding }, headers) =>
      await new Promise<FuzzAnswer>((resolve, reject) => {
        const bytes = body === null ? null : Buffer.from(body, encoding);
        const asked = httpRequest(
          {
            agent,
            hostname,
            port,
            method,
            path,
            headers: { ...headers, ...(bytes && { 'content-length': bytes.length }) },
            signal: AbortSignal.timeout(hangsAfterMs),
          },
          (response) => {
            const parts: Buffer[] = [];
            response.on('data', (part: Buffer) => parts.push(part));
            response.on('error', reject);
            response.on('end', () => {
              const { statusCode = 0, headers: answered } = response;
              const text = unzipped(answered['content-encoding'], Buffer.concat(parts)).toString('utf8');
              resolve({ status: statusCode, headers: answered, body: text });
            });
          },
        );
        asked.on('error', reject);
        asked.end(bytes ?? undefined);
      }),
    close: () => agent.destroy(),
  };
}

function unzipped(encoding: string | undefined, bytes: Buffer): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
