import { headerNames, restPaths } from '@linework/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OutcomeProblem } from '../problems/problem.ts';
import type { Services } from '../services.ts';
import { callInTurn } from './calls-in-turn.ts';
import type { Cookies } from './cookies.ts';
import { sessionEnded } from './known-sessions.ts';
import { lookNotes } from './on-behalf-look.ts';
import type { Session } from './session.ts';
import { findSession } from './session-store.ts';
import type { XsrfTokens } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Hash of the session token that came with the request; null when none did. It may have ended. */
    sessionTokenHash: Buffer | null;
    /** The session, read from the database once a request. Throws the problem LW-AUT-020 when there is none. */
    session(): Promise<Session>;
  }
  interface FastifyContextConfig {
    /** A state-changing call that needs no session yet: it must still come from our own pages. */
    beforeSignIn?: boolean;
    /** Answers during maintenance too. */
    duringMaintenance?: boolean;
    /** Has places and a line of its own, and waits in no line of calls (`calls-in-turn.ts`). */
    hasOwnLine?: boolean;
    /** Is done although its caller hung up while it waited. */
    outlastsCaller?: boolean;
  }
}

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Gives every request its session, and refuses state-changing ones that do not prove they come from our pages. */
export function guardSessions(
  app: FastifyInstance,
  services: Services,
  cookies: Cookies,
  xsrf: XsrfTokens,
): void {
  const sessions = new WeakMap<FastifyRequest, Promise<Session>>();
  app.decorateRequest('sessionTokenHash', null);
  app.decorateRequest('session', function session(this: FastifyRequest) {
    const known = sessions.get(this);
    if (known) return known;
    const reading = readSession(services, this.sessionTokenHash);
    sessions.set(this, reading);
    return reading;
  });

  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    request.sessionTokenHash = cookies.sessionTokenHash(request);
    const { beforeSignIn = false, duringMaintenance = false } = request.routeOptions.config;
    if (!duringMaintenance && isCall(request) && services.runtime.isInMaintenance()) {
      throw new OutcomeProblem('LW-SYS-030', { systemErrorCode: 'IN_MAINTENANCE' });
    }
    if (readingMethods.has(request.method)) return;
    if (!isFromOurPages(request)) throw new OutcomeProblem('LW-AUT-070');
    if (beforeSignIn) return;
    if (!request.sessionTokenHash) throw new OutcomeProblem('LW-AUT-020');
    const header = request.headers[headerNames.xsrf];
    const isDoubled = typeof header === 'string' && header === cookies.xsrf(request);
    if (!isDoubled || !xsrf.belongsTo(header, request.sessionTokenHash))
      throw new OutcomeProblem('LW-AUT-070');
  });

  const noteLook = lookNotes(
    async (request) =>
      await callInTurn(request, async () => {
        const { sessionTokenHash: hash } = request;
        return hash && (await findSession(services.database, hash, services.realClock.now()));
      }),
  );
  app.addHook('preHandler', async (request) => {
    const { url, config } = request.routeOptions;
    if (request.is404 || config.beforeSignIn || url === undefined || unlooked.has(url)) return;
    if (isCall(request)) await noteLook(services.database, request, services.realClock.now());
  });
}

/** What a page still open asks by itself, and what ends a session: nobody looks at anything by it. */
const unlooked: ReadonlySet<string> = new Set([restPaths.ping, restPaths.analytics, restPaths.logout]);

/** Maintenance is about calls: the portal's own files are what says so. */
const isCall = ({ url }: FastifyRequest): boolean => !url.startsWith('/assets/') && url !== '/favicon.svg';

async function readSession(services: Services, tokenHash: Buffer | null): Promise<Session> {
  const session = tokenHash && (await findSession(services.database, tokenHash, services.realClock.now()));
  if (session) return session;
  if (tokenHash) sessionEnded(tokenHash);
  throw new OutcomeProblem('LW-AUT-020');
}

/**
 * Whether a browser says that the request was made by a page of this host. Clients that are no browsers send neither
 * header, and carry nobody's cookies without being told to.
 */
export function isFromOurPages(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/** The same for a GET that changes something: here a missing word is a no, since older browsers say nothing on links. */
export function provesOurPages(request: FastifyRequest): boolean {
  const says = request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;
  return says && isFromOurPages(request);
}
