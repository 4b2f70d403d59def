import { looksLikeCardNumber, withoutCardNumbers } from '@linework/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';
import type { Configuration } from '../configuration/configuration.types.ts';
import { describedError } from './described-error.ts';

/** Where a log line goes; tests collect it. */
export type LogDestination = DestinationStream;

/**
 * Structured logs that cannot hold card data: bodies, headers, cookies, query strings and the messages of errors that are
 * not ours are never given to the logger. `withoutSecrets` is the second line, for what somebody might log by mistake.
 */
export function loggerOptions({ logLevel }: Pick<Configuration, 'logLevel'>): LoggerOptions {
  return {
    level: logLevel,
    base: { service: 'edge' },
    hooks: {
      streamWrite: withoutSecrets,
      // Without a message of the caller's, the logger would take the error's.
      logMethod([content, message, ...more], log) {
        if (typeof content === 'object' && message === undefined) log.call(this, content, 'fault');
        else log.call(this, content, message, ...more);
      },
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.routeOptions.url ?? wordsOf(request.url),
        address: request.ip,
      }),
      err: (error: unknown) => describedError(error),
    },
  };
}

/** One line an answer. The route is logged, the query string is not. */
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

/** The path of an address that is no call's: its plain words and versions, and of any other part that there was one. */
const wordsOf = (url: string): string =>
  (url.split('?')[0] ?? '')
    .split('/')
    .map((part) => (/^(?:[a-z-]{0,40}|v\d)$/.test(part) ? part : '*'))
    .join('/');

const secretName =
  /card.?number|security.?code|account.?number|routing.?number|cvv|cvc|password|secret|token|verifier|cookie|authorization/i;
/** Thirteen digits, of which the first may begin a card number, with anything between them but letters, as JSON writes it. */
const manyDigits = /(?:[2-6]|[^\P{N}0-9])(?:(?:\\u[\da-f]{4}|\\[bfnrt]|[^\p{L}\p{N}])*\p{N}){12}/u;
/** As an address has digits, too, where somebody writes them so: `%34` for 4. */
const escapedSign = /%[\da-f]{2}/i;
const redacted = '[redacted]';

/**
 * A log line without what must not be in it, however deep: members with a telling name, and whatever reads as a card
 * number, be it a text, a number or a member's name. Few lines can hold either, and only those are read: reading all of
 * them took longer than writing them.
 */
export const withoutSecrets = (line: string): string =>
  manyDigits.test(line) || escapedSign.test(line) || secretName.test(line)
    ? `${JSON.stringify(JSON.parse(line), redact)}\n`
    : line;

function redact(name: string, value: unknown): unknown {
  if (secretName.test(name) && value !== null) return redacted;
  if (typeof value === 'string') return withoutCardNumbers(value, redacted);
  if (typeof value === 'number') return looksLikeCardNumber(String(value)) ? redacted : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, inner]) => [withoutCardNumbers(member, redacted), inner]),
  );
}
