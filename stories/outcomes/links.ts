import type { OutcomeCode } from '@linework/domain';
import { outcomeStoryId } from '@linework/review';

/** The address of an outcome's story in the catalogue. */
export const storyOf = (code: OutcomeCode): string => `?path=/story/${outcomeStoryId(code)}`;

/** The address that tells how to produce an outcome, and all else that its row says. */
export const rowOf = (code: OutcomeCode): string =>
  `?path=/story/catalog-outcome-row--default&args=code:${code}`;
