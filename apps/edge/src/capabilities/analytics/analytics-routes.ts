import { type Assignments, problemMediaType } from '@linework/contract';
import { readAnalyticsEvent } from '@linework/contract/analytics-schema';
import { restOperations } from '@linework/contract/rest-operations';
import { type AnalyticsUserConfig, analyticsUserConfig } from '@linework/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openRoute } from '../../access/rest-route.ts';
import { findSession } from '../../access/session-store.ts';
import { assignmentsOf } from '../../experiments/assignments.ts';
import { loadFacts } from '../../facts/load-facts.ts';
import type { RouteParts } from '../../feature.ts';
import { allowance } from '../../http/allowance.ts';
import { callerNetwork } from '../../http/caller-network.ts';
import { hungUp } from '../../http/hung-up.ts';
import { OutcomeProblem, problemDocument } from '../../problems/problem.ts';
import { namesOf } from '../../problems/request-reference.ts';
import type { AnalyticsSink } from './analytics-sink.ts';
import { eventAllowances } from './event-allowances.ts';
import { firstExposures } from './first-exposures.ts';
import type { VisitSink } from './visit-sink.ts';

/** A message of 150,000 bytes, and room for what stands around its events. */
const mostBytes = 160 * 1024;
/** A tab sends every two seconds while there is something to send; an office of them shares an address. */
const ofAddress = { atOnce: 120, perMinute: 600, subjects: 10_000 } as const;
/** What is read, whoever sends it from however many addresses. */
const ofEverybody = { atOnce: 1_200, perMinute: 6_000, subjects: 1 } as const;

const slowDown = (request: FastifyRequest, reply: FastifyReply, retryAfter: number) =>
  reply
    .code(429)
    .headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' })
    .type(problemMediaType)
    .send(JSON.stringify(problemDocument('LW-SYS-060', namesOf(request), { status: 429, retryAfter })));

/** Where what is told goes. */
interface Sinks {
  readonly events: AnalyticsSink;
  readonly visits: VisitSink;
}

interface KnownSender {
  readonly sessionId: string;
  /** Whose events they are, and which variants they had. */
  readonly config: AnalyticsUserConfig & Assignments;
  /** The modem that their account is behind; `null` where the network knows of none. */
  readonly btmId: string | null;
}

type Asking = Pick<RouteParts, 'services' | 'inTurn'>;

/** What is known of whoever sends; `null` where it is not they whose events these are, or nobody any more. */
async function senderOf(
  request: FastifyRequest,
  { services, inTurn }: Asking,
  user: string,
): Promise<KnownSender | null> {
  const { sessionTokenHash } = request;
  const { database, clock, realClock } = services;
  const session = sessionTokenHash && (await findSession(database, sessionTokenHash, realClock.now()));
  if (!session || session.userId !== user) return null;
  const { accountId } = session;
  const load = async () => await loadFacts(database, { tokenHash: sessionTokenHash, accountId });
  const loaded = await inTurn(sessionTokenHash, load, { isOver: hungUp(request) }).catch(nullWhenEnded);
  if (!loaded) return null;
  const { facts } = loaded;
  return {
    sessionId: session.id,
    config: {
      ...analyticsUserConfig(facts, user, clock.now()),
      ...assignmentsOf(services, facts.account.number),
    },
    btmId: facts.account.behindTheModem,
  };
}

/** Whoever signs out sends what they did last at the same moment: their session may end between two looks at it. */
function nullWhenEnded(error: unknown): null {
  if (error instanceof OutcomeProblem && error.code === 'LW-AUT-020') return null;
  throw error;
}

/**
 * Takes events in bulk. A closing tab sends them as a beacon, which carries no header of ours: that they come from our own
 * pages, which the browser says, is asked for instead, and nothing is written but events. Who asks not to be followed is
 * thanked like everybody else, and nothing is kept. Events of a session that has ended are no fault of the browser's: it
 * hears, with 200 in place of 204, that they were not kept.
 */
export function analyticsRoutes(app: FastifyInstance, parts: Asking, sinks: Sinks): void {
  const { services } = parts;
  const { configuration, database, realClock } = services;
  const topic = configuration.environment === 'production' ? 'prod' : 'dev';
  const messages = allowance({ ...ofAddress, clock: realClock });
  const reads = allowance({ ...ofEverybody, clock: realClock });
  const events = eventAllowances(realClock);
  const options = {
    bodyLimit: mostBytes,
    logLevel: 'warn',
    config: { beforeSignIn: true, duringMaintenance: true },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const wait = messages.take(callerNetwork(request.ip)) || reads.take('');
      if (wait > 0) return await slowDown(request, reply, wait);
    },
  } as const;
  openRoute(app, restOperations.analytics, options, async (request, reply) => {
    const { user, requirementsVersion, events: sent } = restOperations.analytics.request.parse(request.body);
    if (request.headers['sec-gpc'] === '1') return await reply.code(204).send();
    const read = sent.map(readAnalyticsEvent).filter((event) => event !== null);
    const unread = sent.length - read.length;
    if (unread > 0) request.log.warn({ unread }, 'events that the catalogue does not have');
    const sender = user === null ? null : await senderOf(request, parts, user);
    if (user !== null && sender === null) return { kept: 0 };
    const wait = events.take(user, callerNetwork(request.ip), sent.length);
    if (wait > 0) return await slowDown(request, reply, wait);
    const receivedAt = realClock.now();
    const taken = sender ? await firstExposures(database, sender.sessionId, read, receivedAt) : read;
    if (taken.length === 0) return await reply.code(204).send();
    await sinks.events.take({
      topic,
      requirementsVersion,
      receivedAt,
      user: sender?.config ?? null,
      events: taken,
    });
    const btmId = sender?.btmId ?? null;
    if (btmId !== null) {
      const visits = [...new Set(taken.map(({ visit }) => visit))];
      await sinks.visits.update(visits.map((visit) => ({ topic, visit, btmId, at: receivedAt })));
    }
    return await reply.code(204).send();
  });
}
