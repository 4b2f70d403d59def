import type { FastifyRequest } from 'fastify';
import { askerOf, userOfSession } from '../access/known-sessions.ts';
import { hungUp } from '../http/hung-up.ts';
import { fullLine } from '../problems/full-line.ts';
import { places } from '../throttle/places.ts';
import { placesInLine } from '../throttle/places-in-line.ts';

/** So many of one user are under way at once, in all their sessions: whoever clicks, or has a few tabs, never waits for one. */
const underWay = placesInLine({ ofOne: 8 });
/** So many of one user are kept: more than anybody's clicks, and the rest of their account's places is their colleagues'. */
const ofUser = places({ ofOne: 1_050 });
/** So many of one account are kept, as the memory that a machine's calls take has an end. */
const ofAccount = places({ ofOne: 1_200 });
/** As many as have places. */
const mostWaiting = Number.POSITIVE_INFINITY;

/**
 * Has what somebody changes wait behind what else of their own is under way. While it waits nothing has been begun: whoever
 * hangs up meanwhile leaves the line, and whoever is refused can ask again by the same key. On a customer's behalf each session
 * counts by itself.
 * @throws OutcomeProblem LW-SYS-010 where too many of theirs, or of their account, are kept already
 */
export async function changeInTurn<Result>(
  request: Pick<FastifyRequest, 'socket' | 'sessionTokenHash'>,
  change: () => Promise<Result>,
): Promise<Result> {
  const { sessionTokenHash } = request;
  if (!sessionTokenHash) return await change();
  const user = userOfSession(sessionTokenHash) ?? sessionTokenHash.toString('base64url');
  const wait = { mostWaiting, isOver: hungUp(request) };
  const inTurn = async () => await underWay.during(user, fullLine, change, wait);
  const ofTheAccount = async () => await ofAccount.during(askerOf(sessionTokenHash), fullLine, inTurn);
  return await ofUser.during(user, fullLine, ofTheAccount);
}
