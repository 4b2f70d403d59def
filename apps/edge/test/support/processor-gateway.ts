import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';

/** What stands in front of a processor and passes on whatever is asked. */
export interface ProcessorGateway {
  readonly url: string;
  /** Where the processor is. */
  leadTo(processorUrl: string): void;
  /** The next charge is passed on, and answered 503 as though nobody had taken it. */
  loseNextAnswer(): void;
  stop(): void;
}

export async function startProcessorGateway(): Promise<ProcessorGateway> {
  let processorUrl = '';
  let losesNext = false;

  const passOn = async ({ method = 'GET', url = '/', headers }: IncomingMessage, body: string) =>
    await fetch(new URL(url, processorUrl), {
      method,
      ...(headers['content-type'] && { headers: { 'content-type': headers['content-type'] } }),
      ...(body && { body }),
    });
  const server = createServer(async (request, response) => {
    const answer = await passOn(request, await textOf(request));
    const text = await answer.text();
    if (losesNext && request.method === 'POST' && request.url === '/charges') {
      losesNext = false;
      response.writeHead(503, { 'content-type': 'text/plain' }).end('connection to upstream was reset');
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The gateway has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    leadTo: (url) => {
      processorUrl = url;
    },
    loseNextAnswer: () => {
      losesNext = true;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
