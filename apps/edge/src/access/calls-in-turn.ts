import type { FastifyRequest } from 'fastify';
import { callerNetwork, siteOf } from '../http/caller-network.ts';
import { hungUp } from '../http/hung-up.ts';
import { fullLine } from '../problems/full-line.ts';
import { placesInLine } from '../throttle/places-in-line.ts';
import { userOfSession } from './known-sessions.ts';

/** A page asks a handful at once: whoever clicks, or has a few tabs, hardly ever waits, and then for milliseconds. */
const ofUser = placesInLine({ ofOne: 8 });
const mostOfUser = 200;
/** An office or a carrier's customers share one network: so many take some thousand calls a second, more than they ever make. */
const ofNetwork = placesInLine({ ofOne: 16 });
const mostOfNetwork = 1_000;
/** One customer may choose among a site's many networks. */
const ofSite = placesInLine({ ofOne: 32 });

/**
 * Has a call beside the graph wait behind what else its user has under way, or its network where nobody is known to be signed
 * in. Whoever hangs up by then leaves the line, and nothing was begun for them.
 * @throws OutcomeProblem LW-SYS-010 where too many of theirs wait already
 */
export async function callInTurn<Result>(
  request: Pick<FastifyRequest, 'ip' | 'socket' | 'sessionTokenHash'>,
  call: () => Promise<Result>,
): Promise<Result> {
  const isOver = hungUp(request);
  const user = request.sessionTokenHash && userOfSession(request.sessionTokenHash);
  if (user) return await ofUser.during(user, fullLine, call, { mostWaiting: mostOfUser, isOver });
  const network = callerNetwork(request.ip);
  const wait = { mostWaiting: mostOfNetwork, isOver };
  const inSite = async () => await ofSite.during(siteOf(network), fullLine, call, wait);
  return await ofNetwork.during(network, fullLine, inSite, wait);
}
