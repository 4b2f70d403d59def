import { documents } from '@linework/contract/graph-documents';
import type { FastifyRequest } from 'fastify';
import { portalPathOf } from '../http/portal-paths.ts';

/** What the portal's own operations of the graph are called, by the ids of their documents. */
const operations: ReadonlyMap<string, string> = new Map(
  Object.entries(documents).map(([id, text]) => [id, /^\w+ (\w+)/.exec(text)?.[1] ?? 'unnamed']),
);

/** The operation that a request asks the graph for. What the request calls it itself says nothing of what it is. */
function operationIn({ body }: FastifyRequest): string {
  if (!body || typeof body !== 'object') return '';
  if ('documentId' in body && typeof body.documentId === 'string')
    return ` ${operations.get(body.documentId) ?? 'unknown document'}`;
  return 'query' in body ? ' free query' : '';
}

/**
 * What a request asks for, in words of ours alone, so that nothing that was typed or made up is kept: its route or the pattern
 * of its page, and the operation.
 */
export const lookName = (request: FastifyRequest): string =>
  `${request.method} ${request.routeOptions.url ?? portalPathOf(request.url) ?? 'no page'}${operationIn(request)}`;
