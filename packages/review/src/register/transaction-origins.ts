import type { OutcomeCode } from '@linework/domain';
import { waiting } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of an account’s activity come from. */
export const transactionOrigins = {
  'LW-TRX-010': waiting('Activity Unavailable', 'transactions'),
} as const satisfies Record<Extract<OutcomeCode, `LW-TRX-${string}`>, OutcomeOrigin>;
