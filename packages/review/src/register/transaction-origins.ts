import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of an account’s activity come from. */
export const transactionOrigins = {
  'LW-TRX-010': by(['accountActivity', 'paymentHistory', 'mobileActivity'], 'Activity Unavailable'),
} as const satisfies Record<Extract<OutcomeCode, `LW-TRX-${string}`>, OutcomeOrigin>;
