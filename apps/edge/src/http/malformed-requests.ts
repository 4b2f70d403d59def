import { STATUS_CODES } from 'node:http';
import { headerNames, problemMediaType } from '@linework/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { uuidV7 } from '../database/uuid-v7.ts';
import { sendProblem } from '../problems/error-handler.ts';
import { newReference } from '../problems/new-reference.ts';
import { OutcomeProblem, problemDocument } from '../problems/problem.ts';
import { securityHeaders } from './security-headers.ts';

/** What the server makes of bytes that never become a request, by Node's own codes; anything else is a bad request. */
const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

interface Refusal {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string;
}

/**
 * Answers what no route ever sees as everything else is answered: as a problem document, with the headers that guard it
 * and a correlator that the log has too.
 */
export function refuseMalformed(
  options: { readonly secure: boolean },
  logger: FastifyBaseLogger,
): Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>> & {
  watch(app: FastifyInstance): void;
} {
  const headers = securityHeaders(options);

  function refuse(status: number): Refusal {
    const correlator = uuidV7();
    const names = { correlatorId: correlator, reference: newReference() };
    const body = JSON.stringify(problemDocument('LW-SYS-060', names, { status }));
    logger.warn(
      { reqId: correlator, reference: names.reference, code: 'LW-SYS-060', status },
      'request refused',
    );
    return {
      headers: {
        ...headers,
        [headerNames.correlator]: correlator,
        'cache-control': 'no-store',
        'content-type': problemMediaType,
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      },
      body,
    };
  }

  return {
    frameworkErrors: ({ statusCode = 400 }, request, reply) => {
      reply.headers({ ...headers, [headerNames.correlator]: request.id });
      sendProblem(new OutcomeProblem('LW-SYS-060', { status: statusCode }), null, request, reply);
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.writable) {
        const status = statusOf[error.code] ?? 400;
        const refusal = refuse(status);
        const lines = Object.entries(refusal.headers).map(([name, value]) => `${name}: ${value}`);
        const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
        socket.write(`${head}\r\n\r\n${refusal.body}`);
      }
      socket.destroy(error);
    },
    watch: ({ server }) => {
      server.on('checkExpectation', (_request, response) => {
        const refusal = refuse(417);
        response.writeHead(417, refusal.headers).end(refusal.body);
      });
    },
  };
}
