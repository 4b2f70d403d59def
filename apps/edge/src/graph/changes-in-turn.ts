import type { FastifyRequest } from 'fastify';
import { askerOf } from '../access/known-sessions.ts';
import { hungUp } from '../http/hung-up.ts';
import { fullLine } from '../problems/full-line.ts';
import { places } from '../throttle/places.ts';
import { placesInLine } from '../throttle/places-in-line.ts';

/** So many of one session are under way at once: whoever clicks, or has a few tabs, never waits for one. */
const changes = placesInLine({ ofOne: 8 });
/** No person gets there. */
const mostWaiting = 92;
/** A dozen sessions at their fullest: whoever signs in over and over takes no more memory, and keeps nobody waiting for longer. */
const ofAccount = places({ ofOne: 1_200 });

/**
 * Has what a session changes wait behind what else of its own is under way. While it waits nothing has been begun: whoever
 * hangs up by then leaves the line, and whoever is refused can ask again by the same key.
 * @throws OutcomeProblem LW-SYS-010 where too many of the session's, or of its account's, wait already
 */
export async function changeInTurn<Result>(
  request: Pick<FastifyRequest, 'socket' | 'sessionTokenHash'>,
  change: () => Promise<Result>,
): Promise<Result> {
  const { sessionTokenHash } = request;
  if (!sessionTokenHash) return await change();
  const wait = { mostWaiting, isOver: hungUp(request) };
  const ofSession = async () =>
    await changes.during(sessionTokenHash.toString('base64url'), fullLine, change, wait);
  return await ofAccount.during(askerOf(sessionTokenHash), fullLine, ofSession);
}
