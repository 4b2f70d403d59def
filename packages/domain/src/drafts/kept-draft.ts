import { mayBeDrafted } from './draft-content.ts';

const longestContent = 16_000;
const flowShape = /^[a-z][a-z-]{0,39}$/;
/** More than the portal has flows; without a limit drafts of invented ones would fill the database. */
export const mostDraftedFlows = 20;

/** A draft's content as it is kept, or what is wrong with it; nothing of a refused one is repeated. */
export type DraftToKeep =
  | { readonly kept: string }
  | {
      readonly field: 'flow' | 'content';
      readonly problem: 'notAFlow' | 'tooLong' | 'notJson' | 'mayHoldCardData';
    };

/** Reads work in progress that is to be kept. */
export function draftToKeep({
  flow,
  content,
}: {
  readonly flow: string;
  readonly content: string;
}): DraftToKeep {
  if (!flowShape.test(flow)) return { field: 'flow', problem: 'notAFlow' };
  if (content.length > longestContent) return { field: 'content', problem: 'tooLong' };
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return { field: 'content', problem: 'notJson' };
  }
  if (!mayBeDrafted(value)) return { field: 'content', problem: 'mayHoldCardData' };
  // What was checked, not what was sent: of two members with one name a reader sees the second alone.
  return { kept: JSON.stringify(value) };
}
