import { looksLikeCardNumber } from '@linework/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';

/** Where a log line goes; tests collect it. */
export type LogDestination = DestinationStream;

/**
 * Structured logs that cannot hold card data: bodies, headers, cookies and query strings are never given to the
 * logger. `withoutSecrets` is the second line, for what somebody might log by mistake.
 */
export function loggerOptions({ logLevel }: Pick<Configuration, 'logLevel'>): LoggerOptions {
  return {
    level: logLevel,
    base: { service: 'edge' },
    hooks: { streamWrite: withoutSecrets },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?')[0],
        address: request.ip,
      }),
      err: (error: unknown) => describeError(error),
    },
  };
}

/** One line an answer. The path is logged, the query string is not. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { logLevel } = request.routeOptions;
    if (logLevel === 'warn') return;
    request.log.info(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    );
  });
}

const sensitiveMember =
  /"(cardNumber|securityCode|accountNumber|routingNumber|password|token|code_verifier|cookie|authorization)":"(?:[^"\\]|\\.)*"/g;
const longNumber = /\d(?:[ -]?\d){14,18}/g;

/**
 * A log line without what must not be in it, however deep: members with a telling name, and whatever passes for a card
 * number. (Pino's own redaction needs a path for each depth, and took ten times as long.)
 */
export const withoutSecrets = (line: string): string =>
  line
    .replace(sensitiveMember, '"$1":"[redacted]"')
    .replace(longNumber, (digits) => (looksLikeCardNumber(digits) ? '[redacted]' : digits));

/** An error without the values it may quote: a database error's `detail` repeats the row that it refused. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}
