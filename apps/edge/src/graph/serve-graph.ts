import { restPaths } from '@linework/contract';
import { documents, schema } from '@linework/contract/graph-documents';
import { readSchema } from '@linework/contract/graph-reading';
import type { FastifyInstance } from 'fastify';
import { hungUp } from '../http/hung-up.ts';
import type { Services } from '../services.ts';
import { graphContext } from './context.ts';
import { graphOf } from './graph.ts';
import { graphRoute } from './graph-route.ts';
import { guarded } from './guard.ts';
import { pageAnswers } from './page-answers.ts';
import type { QuestionsInTurn } from './questions-in-turn.ts';
import type { Resolver } from './resolvers.ts';

/** The graph that whoever is signed in asks: `/selfservice/graph`. */
export function serveGraph(
  app: FastifyInstance,
  services: Services,
  resolvers: ReadonlyMap<string, Resolver>,
  inTurn: QuestionsInTurn,
): void {
  const graph = graphOf(readSchema(schema), documents, guarded(resolvers));
  app.decorate('pageAnswers', pageAnswers(services, graph, inTurn));
  graphRoute(app, services.configuration, graph, {
    path: restPaths.graph,
    options: {},
    admit: async (request) => await request.session(),
    contextOf: (request, reply) => graphContext(services, request, reply),
    inTurn: async (request, ask) => {
      const { sessionTokenHash } = request;
      return sessionTokenHash
        ? await inTurn(sessionTokenHash, ask, { isOver: hungUp(request) })
        : await ask();
    },
  });
}
