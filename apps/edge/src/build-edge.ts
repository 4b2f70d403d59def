import { setTimeout as wait } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import { headerNames } from '@linework/contract';
import { looksLikeCardNumber } from '@linework/domain';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RouteOptions,
} from 'fastify';
import { pino } from 'pino';
import { sessionCookies } from './access/cookies.ts';
import { guardSessions } from './access/request-session.ts';
import { xsrfTokens } from './access/tokens.ts';
import { uuidV7 } from './database/uuid-v7.ts';
import type { Feature, RouteParts, WorkParts } from './feature.ts';
import { features as allFeatures } from './features.ts';
import { mergedResolvers } from './graph/merged-resolvers.ts';
import { questionsInTurn } from './graph/questions-in-turn.ts';
import { serveGraph } from './graph/serve-graph.ts';
import { arrivalLimits } from './http/arrival-limits.ts';
import { requireHost } from './http/asked-host.ts';
import { health } from './http/health.ts';
import { type LogDestination, logAnswers, loggerOptions } from './http/logging.ts';
import { refuseMalformed } from './http/malformed-requests.ts';
import { believedProxies, proxyHeaders } from './http/proxies.ts';
import { guardAnswers, keepCallsUnstored } from './http/security-headers.ts';
import { refuseUnsoundInput } from './http/unsound-input.ts';
import { answerProblems } from './problems/error-handler.ts';
import { referenceOf } from './problems/request-reference.ts';
import type { Services } from './services.ts';
import { cleanUpJob } from './worker/clean-up.ts';
import type { JobQueue } from './worker/job-queue.ts';
import { startWorker, workerServices } from './worker/worker.ts';

const correlatorShape = /^[\w-]{8,64}$/;

export interface BuildOptions {
  readonly features?: readonly Feature[];
  readonly logs?: LogDestination;
  /** Is told of every route that is registered, so that none can be forgotten by whoever goes through them all. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** The edge as one Fastify application, and the work beside it that the caller starts and stops. */
export interface Edge {
  readonly app: FastifyInstance;
  startWork(): Promise<void>;
  /** Lets customers be sent elsewhere, then finishes the requests in flight, payments above all, and the work beside them. */
  stop(): Promise<void>;
}

/** Builds the whole edge; listen on `app`, or inject into it. */
export async function buildEdge(
  services: Services,
  { features = allFeatures, logs, onRoute }: BuildOptions = {},
): Promise<Edge> {
  const { configuration, database } = services;
  const logger: FastifyBaseLogger = pino(loggerOptions(configuration), ...(logs ? [logs] : []));
  const malformed = refuseMalformed({ secure: configuration.secureCookies }, logger);
  const app = Fastify({
    loggerInstance: logger,
    trustProxy: believedProxies(configuration.trustedProxies),
    bodyLimit: 64 * 1024,
    genReqId: (request) => correlatorOf(request.headers[headerNames.correlator]),
    requestIdHeader: false,
    childLoggerFactory: (log, bindings, options, message) =>
      log.child({ ...bindings, reference: referenceOf(message) }, options),
    // Requests in flight are finished at shutdown; connections that only wait are not waited for.
    forceCloseConnections: 'idle',
    ...arrivalLimits(configuration.requestTimeoutMs),
    // Who asks and never reads holds what was asked for: files, memory.
    connectionTimeout: configuration.connectionTimeoutMs,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: malformed.frameworkErrors,
    clientErrorHandler: malformed.clientErrorHandler,
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  malformed.watch(app);
  logAnswers(app);
  app.addHook('onSend', async (request, reply) => {
    reply.header(headerNames.correlator, request.id);
  });
  guardAnswers(app, { secure: configuration.secureCookies });
  keepCallsUnstored(app);
  proxyHeaders(app, configuration);
  requireHost(app);
  answerProblems(app);
  refuseUnsoundInput(app);
  await app.register(cookie);
  const xsrf = xsrfTokens(configuration.sessionSecret);
  const cookies = sessionCookies(configuration.secureCookies, xsrf);
  guardSessions(app, services, cookies, xsrf);

  const { turnAway } = health(app, database);
  const inTurn = questionsInTurn(database);
  const parts: RouteParts = {
    services,
    cookies,
    xsrf,
    inTurn,
    onSignOut: async (owner) => {
      for (const feature of features) await feature.onSignOut?.(services, owner);
    },
  };
  serveGraph(app, services, mergedResolvers(features.flatMap(({ resolvers }) => resolvers ?? [])), inTurn);
  for (const feature of features) await feature.routes?.(app, parts);

  let queue: JobQueue | null = null;
  return {
    app,
    startWork: async () => {
      const work: WorkParts = { services, worker: workerServices(services, app.log), log: app.log };
      for (const feature of features) await feature.start?.(work);
      const cleanUps = features.flatMap((feature) => feature.cleanUp ?? []);
      const jobs = features.flatMap((feature) => feature.jobs?.(work) ?? []);
      queue = await startWorker(services, [...jobs, cleanUpJob(services, cleanUps)], app.log);
    },
    stop: async () => {
      turnAway();
      if (configuration.drainMs > 0) await wait(configuration.drainMs);
      await app.close();
      await queue?.stop();
    },
  };
}

/** The caller's own where it may stand in logs and in the record of payments. */
const correlatorOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && correlatorShape.test(header) && !looksLikeCardNumber(header)
    ? header
    : uuidV7();
