import type { FastifyRequest } from 'fastify';
import { hungUp } from '../http/hung-up.ts';
import { fullLine } from '../problems/full-line.ts';
import { placesInLine } from '../throttle/places-in-line.ts';

/** So many of one session are under way at once: whoever clicks, or has a few tabs, never waits for one. */
const changes = placesInLine({ ofOne: 8 });
/** No person gets there; the memory that a machine's calls would keep while they wait has an end. */
const mostWaiting = 92;

/**
 * Has what a session changes wait behind what else of its own is under way. While it waits nothing has been begun: whoever
 * hangs up by then leaves the line, and whoever is refused can ask again by the same key.
 * @throws OutcomeProblem LW-SYS-010 where too many of the session's wait already
 */
export async function changeInTurn<Result>(
  request: Pick<FastifyRequest, 'socket' | 'sessionTokenHash'>,
  change: () => Promise<Result>,
): Promise<Result> {
  const { sessionTokenHash } = request;
  if (!sessionTokenHash) return await change();
  const wait = { mostWaiting, isOver: hungUp(request) };
  return await changes.during(sessionTokenHash.toString('base64url'), fullLine, change, wait);
}
