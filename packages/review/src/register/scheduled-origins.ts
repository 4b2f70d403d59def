import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of changing and canceling a scheduled payment come from. */
export const scheduledOrigins = {
  'LW-SCH-001': by(['scheduled-payment']),
  'LW-SCH-002': by(['scheduled-payment']),
  'LW-SCH-010': by(['scheduled-payment']),
  'LW-SCH-011': by(['scheduled-payment']),
} as const satisfies Record<Extract<OutcomeCode, `LW-SCH-${string}`>, OutcomeOrigin>;
