import { type OutcomeCode, outcomeStoryId } from '@linework/domain';

/** The address of an outcome's story in the catalogue. */
export const storyOf = (code: OutcomeCode): string => `?path=/story/${outcomeStoryId(code)}`;

/** The address that tells how to produce an outcome, and all else that its row says. */
export const rowOf = (code: OutcomeCode): string => `?path=/story/outcomes-row--default&args=code:${code}`;
