import { BillingSummaryDocument } from '@linework/contract';
import { documents, schema } from '@linework/contract/graph-documents';
import { readSchema } from '@linework/contract/graph-reading';
import { systemClock } from '@linework/domain';
import { fastify } from 'fastify';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { readConfiguration } from '../src/configuration/configuration.ts';
import { noTakeover } from '../src/database/takeover.ts';
import { features } from '../src/features.ts';
import type { GraphContext } from '../src/graph/context.ts';
import { executeDocument } from '../src/graph/execute-document.ts';
import { graphOf } from '../src/graph/graph.ts';
import { guarded } from '../src/graph/guard.ts';
import { mergedResolvers } from '../src/graph/merged-resolvers.ts';
import { OutcomeProblem } from '../src/problems/problem.ts';
import { httpProcessor } from '../src/processor/http-processor.ts';
import { describeOnOneEngine } from './support/each-engine.ts';

const all = mergedResolvers(features.flatMap(({ resolvers }) => resolvers ?? []));

const nobody = async (): Promise<never> => {
  throw new OutcomeProblem('LW-AUT-020');
};

describeOnOneEngine('An operation of the graph', (under) => {
  const contextOf = (): GraphContext => ({
    services: {
      configuration: readConfiguration({ PORTAL_ENV: 'dev' }),
      database: under.database,
      processor: httpProcessor({ url: 'http://127.0.0.1:9', timeoutMs: 1, clock: systemClock }),
      runtime: {
        isInMaintenance: () => false,
        isBillPayUnavailable: () => false,
        areDocumentsUnavailable: () => false,
        areDocumentsCutOff: () => false,
        sampleAlerts: () => 'none',
        toggleOverrides: () => ({}),
        variantOverrides: () => ({}),
        clock: systemClock,
        set: async () => undefined,
        refresh: async () => undefined,
        stop: () => undefined,
      },
      clock: systemClock,
      realClock: systemClock,
      takeover: noTakeover,
    },
    tokenHash: Buffer.alloc(32),
    address: '127.0.0.0/24',
    names: { correlatorId: '00000000-0000-4000-8000-000000000000', reference: '7F3K-22QD' },
    idempotencyKey: undefined,
    log: fastify().log,
    session: nobody,
    facts: nobody,
    markReplayed: () => undefined,
  });

  test('whose answer was made without asking who may is not given', async () => {
    const root = guarded(new Map([...all, ['billingSummary', async () => ({ today: '2026-11-21' })]]));
    const graph = graphOf(readSchema(schema), documents, root);
    const document = parse(documents[BillingSummaryDocument.id] ?? '');
    const variables = { accountId: 'somebody' };
    const { data, errors } = await executeDocument(graph, { document, variables, context: contextOf() });
    expect(data).toBeNull();
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('who may') })]);
  });
});
