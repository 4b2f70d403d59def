import type { FastifyRequest } from 'fastify';
import { askerOf } from '../access/known-sessions.ts';
import { hungUp } from '../http/hung-up.ts';
import { fullLine } from '../problems/full-line.ts';
import { places } from '../throttle/places.ts';
import { placesInLine } from '../throttle/places-in-line.ts';

/** So many of one session are under way at once: whoever clicks, or has a few tabs, never waits for one. */
const ofSession = placesInLine({ ofOne: 8 });
/** So many of one account are kept: more than any people's clicks, and the memory that a machine's calls take has an end. */
const ofAccount = places({ ofOne: 1_200 });
/** As many as its account has places. */
const mostWaiting = Number.POSITIVE_INFINITY;

/**
 * Has what a session changes wait behind what else of its own is under way. While it waits nothing has been begun: whoever
 * hangs up by then leaves the line, and whoever is refused can ask again by the same key.
 * @throws OutcomeProblem LW-SYS-010 where too many of its account are kept already
 */
export async function changeInTurn<Result>(
  request: Pick<FastifyRequest, 'socket' | 'sessionTokenHash'>,
  change: () => Promise<Result>,
): Promise<Result> {
  const { sessionTokenHash } = request;
  if (!sessionTokenHash) return await change();
  const session = sessionTokenHash.toString('base64url');
  const wait = { mostWaiting, isOver: hungUp(request) };
  const inTurn = async () => await ofSession.during(session, fullLine, change, wait);
  return await ofAccount.during(askerOf(sessionTokenHash), fullLine, inTurn);
}
