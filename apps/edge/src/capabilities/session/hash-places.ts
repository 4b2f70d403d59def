import { fullLine } from '../../problems/full-line.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { places } from '../../throttle/places.ts';
import { placesInLine } from '../../throttle/places-in-line.ts';
import { type HashKind, mostWaiting } from './hash-line.ts';

/** Who is one too many of one subject hears what the throttle says; a hash is made by the time that they come back. */
export const tooMany = (): OutcomeProblem => new OutcomeProblem('LW-AUT-040', { retryAfter: 1 });

type OwnKind = Extract<HashKind, 'again' | 'chosen'>;

/**
 * A right password costs no try, so one person could fill the whole part: one hash at a time. The others wait behind it, which costs
 * nobody anything; whoever is refused at once asks the database again at once.
 */
const ofOne = placesInLine({ ofOne: 1 });
const mostOfOne = 200;
const inAll = {
  again: places({ ofOne: mostWaiting.again }),
  chosen: places({ ofOne: mostWaiting.chosen }),
};

/**
 * Has a place for the hash of somebody who is no stranger, before a try is counted: whoever is turned away has not tried.
 * @param whose the user, or what a newcomer is known by
 * @param isOver that nobody waits for it any more: they leave the line
 * @throws OutcomeProblem LW-AUT-040 where too many of theirs are under way, LW-SYS-010 in all
 */
export async function inHashPlace<Result>(
  kind: OwnKind,
  whose: string,
  work: () => Promise<Result>,
  isOver?: AbortSignal,
): Promise<Result> {
  const inLine = async () => await inAll[kind].during(kind, fullLine, work);
  return await ofOne.during(`${kind}/${whose}`, tooMany, inLine, {
    mostWaiting: mostOfOne,
    ...(isOver && { isOver }),
  });
}
