import { setTimeout as wait } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import { headerNames } from '@linework/contract';
import { looksLikeCardNumber } from '@linework/domain';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import { pino } from 'pino';
import { type Cookies, sessionCookies } from './access/cookies.ts';
import { guardSessions } from './access/request-session.ts';
import { xsrfTokens } from './access/tokens.ts';
import { accountRoutes } from './capabilities/account/account-routes.ts';
import { cardDataRoutes } from './capabilities/card-data/card-data-routes.ts';
import { demoControls } from './capabilities/demo-controls/demo-controls.ts';
import { auxiliaryGraph, portalConfiguration } from './capabilities/portal/auxiliary-graph.ts';
import { cspReports } from './capabilities/portal/csp-reports.ts';
import { portalFiles } from './capabilities/portal/portal-files.ts';
import { portalVisit } from './capabilities/portal/portal-visit.ts';
import { sessionRoutes } from './capabilities/session/session-routes.ts';
import { situationRoutes } from './capabilities/situations/situation-routes.ts';
import { uuidV7 } from './database/uuid-v7.ts';
import type { Feature, FeatureFactory } from './feature.ts';
import { features as allFeatures } from './features.ts';
import { arrivalLimits } from './http/arrival-limits.ts';
import { requireHost } from './http/asked-host.ts';
import { health } from './http/health.ts';
import { type LogDestination, logAnswers, loggerOptions } from './http/logging.ts';
import { refuseMalformed } from './http/malformed-requests.ts';
import { believedProxies, proxyHeaders } from './http/proxies.ts';
import { guardAnswers } from './http/security-headers.ts';
import { refuseUnsoundInput } from './http/unsound-input.ts';
import { answerProblems, sendProblem } from './problems/error-handler.ts';
import { OutcomeProblem } from './problems/problem.ts';
import { referenceOf } from './problems/request-reference.ts';
import type { Services } from './services.ts';

const correlatorShape = /^[\w-]{8,64}$/;

export interface BuildOptions {
  readonly features?: readonly FeatureFactory[];
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
  proxyHeaders(app, configuration);
  requireHost(app);
  answerProblems(app);
  refuseUnsoundInput(app);
  await app.register(cookie);
  const xsrf = xsrfTokens(configuration.sessionSecret);
  const cookies = sessionCookies(configuration.secureCookies, xsrf);
  guardSessions(app, services, cookies, xsrf);

  const { turnAway } = health(app, database);
  cspReports(app, { readable: configuration.environment !== 'production', clock: services.realClock });
  demoControls(app, services);
  auxiliaryGraph(app, services);
  const built: Feature[] = [];
  for (const feature of features) built.push(await feature(app, services));
  sessionRoutes(app, services, cookies, async (owner) => {
    for (const feature of built) await feature.onSignOut?.(owner);
  });
  accountRoutes(app, services);
  cardDataRoutes(app, services);
  await situationRoutes(app, services, cookies, xsrf);
  await notFound(app, services, cookies);
  return {
    app,
    startWork: async () => {
      for (const feature of built) await feature.start?.();
    },
    stop: async () => {
      turnAway();
      if (configuration.drainMs > 0) await wait(configuration.drainMs);
      await app.close();
      for (const feature of built.reverse()) await feature.stop?.();
    },
  };
}

/** Unknown pages belong to the portal, which has one that says so; unknown calls get a problem. */
async function notFound(app: FastifyInstance, services: Services, cookies: Cookies): Promise<void> {
  const { portalDirectory } = services.configuration;
  const configurationFor = (host: string) => portalConfiguration(services, host);
  const portal = portalDirectory === null ? null : await portalFiles(app, portalDirectory, configurationFor);
  app.setNotFoundHandler({ preHandler: [] }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (portal && isPageRequest(request, path)) {
      return portal.sendPage(reply, { path, ...(await portalVisit(request, services, cookies)) });
    }
    return sendProblem(new OutcomeProblem('LW-SYS-020'), null, request, reply);
  });
}

const apiPrefixes = ['/api/', '/selfservice/', '/webmail/', '/assets/'];

const isPageRequest = (request: FastifyRequest, path: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !apiPrefixes.some((prefix) => path.startsWith(prefix)) &&
  !/\.\w+$/.test(path);

/** The caller's own where it may stand in logs and in the record of payments. */
const correlatorOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && correlatorShape.test(header) && !looksLikeCardNumber(header)
    ? header
    : uuidV7();
