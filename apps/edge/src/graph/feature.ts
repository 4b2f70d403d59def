import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { headerNames, restPaths } from '@linework/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import mercurius from 'mercurius';
import { z } from 'zod';
import { removeDraftsOf } from '../drafts/drafts.ts';
import type { Feature } from '../http/feature.ts';
import type { Services } from '../http/services.ts';
import { OutcomeProblem } from '../problems/problem.ts';
import { type GraphContext, graphContext } from './context.ts';
import { formatError, wholeProblem } from './graph-problems.ts';
import { deepestQuery, mostTokens, noIntrospection, oneMoneyMutation, withinBounds } from './limits.ts';
import { mutations } from './mutations.ts';
import { pageAnswers } from './page-answers.ts';
import { queries } from './queries.ts';

declare module 'mercurius' {
  interface MercuriusContext extends GraphContext {}
}

const schema = readFileSync(fileURLToPath(import.meta.resolve('@linework/contract/schema.graphql')), 'utf8');

/** A query that comes again is compiled: the portal asks the same few, which would be walked anew each time. */
const asksBeforeCompiled = 2;

const graphRequest = z.object({
  query: z.string().max(20_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** The graph that billing lives on: `/selfservice/graph`. */
export async function billingFeature(app: FastifyInstance, services: Services): Promise<Feature> {
  await app.register(async (scope) => {
    await scope.register(mercurius, {
      schema,
      resolvers: { Query: queries, Mutation: mutations },
      routes: false,
      jit: asksBeforeCompiled,
      queryDepth: deepestQuery,
      validationRules: [
        withinBounds,
        oneMoneyMutation,
        ...(services.configuration.environment === 'production' ? [noIntrospection] : []),
      ],
      graphql: { parseOptions: { maxTokens: mostTokens } },
      errorFormatter: (execution, { correlatorId, log }) => {
        const problem = wholeProblem(execution.errors);
        if (problem) throw problem;
        const errors = execution.errors.map((error) => formatError(error, correlatorId, log));
        return { statusCode: 200, response: { data: execution.data ?? null, errors } };
      },
    });
    app.decorate('pageAnswers', pageAnswers(services, scope));
    scope.post(restPaths.graph, async (request, reply) => await answer(services, request, reply));
  });
  return { onSignOut: async (owner) => await removeDraftsOf(services.database, owner) };
}

async function answer(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const { query, variables, operationName } = graphRequest.parse(request.body);
  const context = graphContext(services, request, reply, () =>
    reply.header(headerNames.idempotentReplayed, 'true'),
  );
  reply.header('cache-control', 'no-store');
  try {
    return await reply.graphql(query, context, variables ?? {}, operationName ?? undefined);
  } catch (error) {
    throw isRequestError(error) ? new OutcomeProblem('LW-SYS-060') : error;
  }
}

/** What the caller wrote cannot be read, or is not in the schema: its own words are not repeated to it. */
const isRequestError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('MER_ERR_');
