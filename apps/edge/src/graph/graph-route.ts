import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { getOperationAST } from 'graphql';
import type { Configuration } from '../configuration/configuration.types.ts';
import { environmentForHost } from '../configuration/environment.ts';
import { compressed } from '../http/compressed.ts';
import { isCrowd } from '../problems/full-line.ts';
import { namesOf } from '../problems/request-reference.ts';
import { changeInTurn } from './changes-in-turn.ts';
import { type Executed, executeDocument } from './execute-document.ts';
import type { Graph } from './graph.ts';
import { formatError, wholeProblem } from './graph-problems.ts';
import { documentOf, readGraphRequest } from './graph-request.ts';

/** What one graph does in its own way. */
export interface GraphRoute {
  readonly path: string;
  readonly options: RouteShorthandOptions;
  /** Whoever may not ask at all is refused here, before anything of the request is looked at. */
  readonly admit: (request: FastifyRequest) => Promise<unknown>;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => object;
  /** Has a question wait among others of who asks. What changes something waits behind its own user's changes. */
  readonly inTurn: <Result>(request: FastifyRequest, ask: () => Promise<Result>) => Promise<Result>;
}

/** The one door to a graph: its own documents by their ids, and free queries only where they are switched on. */
export function graphRoute(
  app: FastifyInstance,
  configuration: Configuration,
  graph: Graph,
  { path, options, admit, contextOf, inTurn }: GraphRoute,
): void {
  app.post(path, options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { data, errors } = await execute(request, contextOf(request, reply));
    const problem = wholeProblem(errors);
    if (problem) throw problem;
    const formatted = errors.map((error) => formatError(error, namesOf(request), request.log));
    return reply
      .type(`${mediaTypeFor(request)}; charset=utf-8`)
      .send(compressed(reply, JSON.stringify({ data, ...(formatted.length > 0 && { errors: formatted }) })));
  });

  async function execute(request: FastifyRequest, context: object): Promise<Executed> {
    try {
      const asked = readGraphRequest(request.body);
      if (typeof asked.query === 'string') await admit(request);
      const document = documentOf(graph, asked, takesFreeQueries(configuration, request));
      const { variables } = asked;
      const operationName = asked.operationName || undefined;
      const answer = async () =>
        await executeDocument(graph, { document, variables: variables ?? {}, operationName, context });
      const isQuestion = getOperationAST(document, operationName)?.operation === 'query';
      return isQuestion ? await inTurn(request, answer) : await changeInTurn(request, answer);
    } catch (problem) {
      // Who has no session hears that, and nothing of what else was wrong. One too many costs no look at who it is.
      if (!isCrowd(problem)) await admit(request);
      throw problem;
    }
  }
}

/** Never in production, and not on a host that stands for a stricter environment than the server's own. */
const takesFreeQueries = (
  { toggles, environment, hostEnvironments }: Configuration,
  { host }: FastifyRequest,
): boolean => toggles.freeQueries && environmentForHost(environment, host, hostEnvironments) === environment;

const graphMediaType = 'application/graphql-response+json';

/** The media type of GraphQL's own for whoever asks for it, plain JSON for everybody else. */
const mediaTypeFor = ({ headers: { accept = '' } }: FastifyRequest): string =>
  accept.split(',').some((range) => range.split(';')[0]?.trim().toLowerCase() === graphMediaType)
    ? graphMediaType
    : 'application/json';
