import { askerOf } from '../access/known-sessions.ts';
import type { Database } from '../database/database.ts';
import { fullLine } from '../problems/full-line.ts';
import { placesInLine, type Wait } from '../throttle/places-in-line.ts';

/**
 * Has a question of a session wait for its turn, for as long as whoever asks does.
 * @param wait how it waits; behind as many as a page that is open where nothing is said
 * @throws OutcomeProblem LW-SYS-010 where too many wait already
 */
export type QuestionsInTurn = <Result>(
  tokenHash: Buffer,
  ask: () => Promise<Result>,
  wait: Partial<Wait> & Required<Pick<Wait, 'isOver'>>,
) => Promise<Result>;

/** Twenty people of one account may open a page of ten questions at once, each of them answered within moments. */
const mostOfPages = 200;

/** No account's questions have more than half of the connections to the database: the rest is left to the others. */
export function questionsInTurn({ pool }: Pick<Database, 'pool'>): QuestionsInTurn {
  const questions = placesInLine({ ofOne: Math.max(1, Math.floor(pool.options.max / 2)) });
  return async (tokenHash, ask, wait) =>
    await questions.during(askerOf(tokenHash), fullLine, ask, { mostWaiting: mostOfPages, ...wait });
}
