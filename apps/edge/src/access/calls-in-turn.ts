import { isOnBehalf } from '@linework/domain';
import type { FastifyRequest } from 'fastify';
import { callerNetwork, siteOf } from '../http/caller-network.ts';
import { hungUp } from '../http/hung-up.ts';
import { fullLine } from '../problems/full-line.ts';
import { placesInLine } from '../throttle/places-in-line.ts';
import { userOfSession } from './known-sessions.ts';
import type { Session } from './session.ts';

/** A page asks a handful at once: whoever clicks, or has a few tabs, hardly ever waits, and then for milliseconds. */
const ofUser = placesInLine({ ofOne: 8 });
const mostOfUser = 200;
/** An office or a carrier's customers share one network: so many take some thousand calls a second, more than they ever make. */
const ofNetwork = placesInLine({ ofOne: 16 });
const mostOfNetwork = 1_000;
/** In IPv6 one customer may choose among a site's many networks; in IPv4 a site is one. */
const ofSite = placesInLine({ ofOne: 32 });

type Caller = Pick<FastifyRequest, 'ip' | 'socket' | 'sessionTokenHash'>;

/**
 * Has a call beside the graph wait behind what else its user has under way, or its network where nobody is known to be signed
 * in. Whoever hangs up while they wait leaves the line, and nothing was begun for them.
 * @param outlastsCaller whether it is done although they hung up: signing out is
 * @throws OutcomeProblem LW-SYS-010 where too many of theirs wait already
 */
export async function callInTurn<Result>(
  request: Caller,
  call: () => Promise<Result>,
  { outlastsCaller = false } = {},
): Promise<Result> {
  const leaves = outlastsCaller ? {} : { isOver: hungUp(request) };
  const user = request.sessionTokenHash && userOfSession(request.sessionTokenHash);
  if (user) return await ofUser.during(user, fullLine, call, { mostWaiting: mostOfUser, ...leaves });
  const network = callerNetwork(request.ip);
  const wait = { mostWaiting: mostOfNetwork, ...leaves };
  const inSite = async () => await ofSite.during(siteOf(network), fullLine, call, wait);
  return await ofNetwork.during(network, fullLine, inSite, wait);
}

/**
 * The same of whoever was found to be signed in, in a turn of its own: what they ask for takes longer than finding them did. On
 * a customer's behalf each session counts by itself.
 */
export async function callOfSession<Result>(
  request: Caller,
  { id, userId, userType }: Pick<Session, 'id' | 'userId' | 'userType'>,
  call: () => Promise<Result>,
): Promise<Result> {
  const wait = { mostWaiting: mostOfUser, isOver: hungUp(request) };
  return await ofUser.during(isOnBehalf(userType) ? id : userId, fullLine, call, wait);
}
