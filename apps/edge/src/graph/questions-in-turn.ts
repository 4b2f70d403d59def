import { askerOf } from '../access/known-sessions.ts';
import type { Configuration } from '../configuration/configuration.types.ts';
import { fullLine } from '../problems/full-line.ts';
import { placesInLine } from '../throttle/places-in-line.ts';

/** Has a question of a session wait for its turn. @throws OutcomeProblem LW-SYS-010 where too many wait already */
export type QuestionsInTurn = <Result>(tokenHash: Buffer, ask: () => Promise<Result>) => Promise<Result>;

/** Twenty people of one account may open a page of ten questions at once, each of them answered within moments. */
const mostWaiting = 200;

/** No account's questions have more than half of the connections to the database: the rest is left to the others. */
export function questionsInTurn({ poolSize }: Pick<Configuration, 'poolSize'>): QuestionsInTurn {
  const ofOne = Math.max(1, Math.floor(poolSize / 2));
  const questions = placesInLine({ ofOne, waiting: mostWaiting });
  return async (tokenHash, ask) => await questions.during(askerOf(tokenHash), fullLine, ask);
}
