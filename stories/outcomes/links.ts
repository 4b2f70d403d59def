import type { OutcomeCode } from '@linework/domain';
import { storyIdOf } from './story-files.ts';

/** The address of an outcome's story in the catalogue. */
export const storyOf = (code: OutcomeCode): string => `?path=/story/${storyIdOf(code)}`;

/** The address that tells how to produce an outcome, and all else that its row says. */
export const rowOf = (code: OutcomeCode): string => `?path=/story/outcomes-row--default&args=code:${code}`;
