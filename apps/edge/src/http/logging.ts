import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';

/** Where a log line goes; tests collect it. */
export type LogDestination = DestinationStream;

/**
 * Structured logs that cannot hold card data: bodies, headers, cookies and query strings are never given to the
 * logger. The redaction below is the second line, for what somebody might log by mistake.
 */
export function loggerOptions({ logLevel }: Pick<Configuration, 'logLevel'>): LoggerOptions {
  return {
    level: logLevel,
    base: { service: 'edge' },
    redact: {
      paths: sensitive.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
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

const sensitive = [
  'cardNumber',
  'securityCode',
  'accountNumber',
  'routingNumber',
  'password',
  'token',
  'cookie',
  'authorization',
  'code_verifier',
] as const;

/** An error without the values it may quote: a database error's `detail` repeats the row that it refused. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}
