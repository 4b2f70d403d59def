import { restPaths } from '@linework/contract';
import { documents, schema } from '@linework/contract/graph-documents';
import type { FastifyInstance } from 'fastify';
import { removeDraftsOf } from '../capabilities/drafts/drafts.ts';
import type { Feature } from '../feature.ts';
import type { Services } from '../services.ts';
import { graphContext } from './context.ts';
import { graphOf } from './graph.ts';
import { graphRoute } from './graph-route.ts';
import { guarded } from './guard.ts';
import { mutations } from './mutations.ts';
import { pageAnswers } from './page-answers.ts';
import { queries } from './queries.ts';
import { readSchema } from './read-schema.ts';

/** The graph that billing lives on: `/selfservice/graph`. */
export async function billingFeature(app: FastifyInstance, services: Services): Promise<Feature> {
  const graph = graphOf(readSchema(schema), documents, guarded({ ...queries, ...mutations }));
  app.decorate('pageAnswers', pageAnswers(services, graph));
  graphRoute(app, services.configuration, graph, {
    path: restPaths.graph,
    options: {},
    admit: async (request) => await request.session(),
    contextOf: (request, reply) => graphContext(services, request, reply),
  });
  return { onSignOut: async (owner) => await removeDraftsOf(services.database, owner) };
}
