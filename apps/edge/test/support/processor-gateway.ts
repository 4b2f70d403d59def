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
  /** So many charges to come are answered 503 and kept back, as though they were still under way. */
  keepBack(charges: number): void;
  /** What was kept back arrives after all. */
  letThrough(): Promise<void>;
  /** How often a payment was asked to be charged, whatever became of the request. */
  timesAsked(paymentId: string): number;
  stop(): void;
}

export async function startProcessorGateway(): Promise<ProcessorGateway> {
  let processorUrl = '';
  let losesNext = false;
  let keeping = 0;
  let kept: (() => Promise<unknown>)[] = [];
  const asked: string[] = [];

  const passOn = async ({ method = 'GET', url = '/', headers }: IncomingMessage, body: string) =>
    await fetch(new URL(url, processorUrl), {
      method,
      ...(headers['content-type'] && { headers: { 'content-type': headers['content-type'] } }),
      ...(body && { body }),
    });
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const isCharge = request.method === 'POST' && request.url === '/charges';
    const answerNothing = () =>
      response.writeHead(503, { 'content-type': 'text/plain' }).end('connection to upstream was reset');
    if (isCharge) asked.push(body);
    if (isCharge && keeping > 0) {
      keeping -= 1;
      kept.push(async () => await passOn(request, body));
      answerNothing();
      return;
    }
    const answer = await passOn(request, body);
    const text = await answer.text();
    if (losesNext && isCharge) {
      losesNext = false;
      answerNothing();
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
    keepBack: (charges) => {
      keeping = charges;
    },
    letThrough: async () => {
      const late = kept;
      kept = [];
      for (const arrive of late) await arrive();
    },
    timesAsked: (paymentId) => asked.filter((body) => body.includes(paymentId)).length,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
