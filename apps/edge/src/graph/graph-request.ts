import { graphRequest } from '@linework/contract/schemas';
import type { DocumentNode } from 'graphql';
import type { z } from 'zod';
import { malformed } from '../problems/problem.ts';
import type { Graph } from './graph.ts';
import { readFreeQuery } from './read-free-query.ts';

type GraphRequest = z.infer<typeof graphRequest>;

export const readGraphRequest = (body: unknown): GraphRequest => graphRequest.parse(body);

/** @throws OutcomeProblem LW-SYS-060 for any document but the graph's own, where free queries are not taken */
export function documentOf(graph: Graph, request: GraphRequest, takesFreeQueries: boolean): DocumentNode {
  const { documentId, query } = request;
  if (typeof query === 'string') {
    if (!takesFreeQueries || typeof documentId === 'string') throw malformed('/query', 'freeQuery');
    return readFreeQuery(graph.schema, query);
  }
  const document = graph.documents.get(documentId ?? '');
  if (!document) throw malformed('/documentId', 'unknownDocument');
  return document;
}
