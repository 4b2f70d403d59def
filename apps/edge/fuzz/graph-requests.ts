import { type DocumentTexts, restPaths } from '@linework/contract';
import * as auxiliaryGraph from '@linework/contract/graph-auxiliary-documents';
import * as billingGraph from '@linework/contract/graph-documents';
import { readSchema } from '@linework/contract/graph-reading';
import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import { freeQuery } from './free-queries.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { graphVariables } from './graph-variables.ts';
import { jsonType, someCaller, someHeaders } from './hostile-requests.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { firstKey, type OwnDocument, ownDocument } from './right-values.ts';

/** A graph's address, its schema, and all documents that the portal sends to it. */
export interface FuzzGraph {
  readonly path: string;
  readonly schema: GraphQLSchema;
  readonly documents: readonly OwnDocument[];
}

function graph(
  path: string,
  texts: { readonly schema: string; readonly documents: DocumentTexts },
): FuzzGraph {
  const schema = readSchema(texts.schema);
  return {
    path,
    schema,
    documents: Object.entries(texts.documents).map(([id, text]) => ownDocument(schema, id, text)),
  };
}

export const graphs: readonly FuzzGraph[] = [
  graph(restPaths.graph, billingGraph),
  graph(restPaths.graphAuxiliary, auxiliaryGraph),
];

const documentId = (documents: readonly OwnDocument[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(...documents).map(({ id }) => id.slice(0, -1)),
    fc.constantFrom(...documents).map(({ id }) => id.toUpperCase()),
    fc.constant(`sha256:${'0'.repeat(64)}`),
    hostileValue,
  );

/** What is asked of a graph: its documents most of all, and what resembles a question. */
function question({ documents, schema }: FuzzGraph): fc.Arbitrary<unknown> {
  const writing = documents.filter(({ isMutation }) => isMutation);
  const own = fc
    .constantFrom(...documents, ...writing, ...writing, ...writing)
    .chain((document) =>
      graphVariables(document).map((variables) => ({ documentId: document.id, variables })),
    );
  const free = freeQuery(schema).map((query) => ({ query, variables: {} }));
  const misplaced = fc
    .tuple(
      own,
      fc.constantFrom('documentId', 'query', 'operationName', 'variables', 'extensions'),
      hostileValue,
    )
    .map(([asked, place, value]) => ({ ...asked, [place]: value }));
  return fc.oneof(
    { weight: 14, arbitrary: own },
    { weight: 4, arbitrary: free },
    { weight: 2, arbitrary: misplaced },
    { weight: 1, arbitrary: documentId(documents).map((id) => ({ documentId: id, variables: {} })) },
    { weight: 1, arbitrary: fc.array(own, { maxLength: 12 }) },
    { weight: 1, arbitrary: fc.tuple(own, free).map(([one, other]) => ({ ...one, ...other })) },
  );
}

const keyHeader: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 8, arbitrary: fc.uuid({ version: 4 }).map((key) => ({ 'idempotency-key': key })) },
  { weight: 1, arbitrary: fc.constant({ 'idempotency-key': firstKey }) },
  { weight: 1, arbitrary: fc.constant({}) },
);

/** Requests to both graphs, more to the one that billing lives on. */
export const graphRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  ...graphs.map((one, index) => ({
    weight: index === 0 ? 9 : 1,
    arbitrary: fc
      .record({
        caller: someCaller,
        type: jsonType,
        key: keyHeader,
        headers: someHeaders,
        body: question(one),
        query: fc.oneof(
          { weight: 9, arbitrary: fc.constant('') },
          {
            weight: 1,
            arbitrary: hostileText.map((text) => `?q=${encodeURIComponent(text.toWellFormed())}`),
          },
        ),
      })
      .map(
        ({ caller, type, key, headers, body, query }): FuzzRequest => ({
          caller,
          method: 'POST',
          path: `${one.path}${query.slice(0, 800)}`,
          headers: { 'content-type': type, ...key, ...headers },
          body: JSON.stringify(body),
          encoding: 'utf8',
        }),
      ),
  })),
);
