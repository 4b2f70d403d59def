import { type OutcomeCode, outcomeCodes } from '@linework/domain';
import { outcomeGroupOf, outcomeGroups } from './outcome-story.ts';

const groups = Object.keys(outcomeGroups);
const groupAt = (code: OutcomeCode): number => groups.indexOf(outcomeGroupOf(code));

/** Every code as reviewers read them: by group, then by number. */
export const codesInOrder: readonly OutcomeCode[] = outcomeCodes.toSorted(
  (a, b) => groupAt(a) - groupAt(b) || a.localeCompare(b),
);
