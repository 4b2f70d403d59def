import type { Severity } from '../account/severity.ts';

/** How a streaming subscription stands; its words are the copy keys `streaming:status.<name>`. */
export const streamingStatuses = ['active', 'trial', 'paused', 'ending'] as const;
export type StreamingStatus = (typeof streamingStatuses)[number];

/** How much a status asks to be noticed. */
export const streamingSeverities = {
  active: 'positive',
  trial: 'information',
  paused: 'none',
  ending: 'warning',
} as const satisfies Record<StreamingStatus, Severity>;
