import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** How often the server checks for requests that take too long: one may end so much later than its limit. */
const checkMs = 1_000;

/**
 * How long a request may take to arrive, headers and body together. What is being answered is not cut off. Node wants
 * the limit of headers to be no longer than that of the whole: it takes the longer one of both for the whole.
 * @param requestTimeoutMs from the request's first byte, or from its connection, to its last
 */
export const arrivalLimits = (
  requestTimeoutMs: number,
): Pick<FastifyHttpOptions<Server>, 'requestTimeout' | 'http'> => ({
  requestTimeout: requestTimeoutMs,
  http: {
    headersTimeout: requestTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: checkMs,
    // A request without one is refused by the edge itself, whose answers carry the headers that guard them.
    requireHostHeader: false,
  },
});
