import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

const lists = ['accountActivity', 'paymentHistory', 'mobileActivity'] as const;

/** Where the outcomes of an account’s activity come from. */
export const transactionOrigins = {
  'LW-TRX-010': by(lists, 'Activity Unavailable'),
  'LW-TRX-020': by(lists),
  'LW-TRX-030': by(lists),
} as const satisfies Record<Extract<OutcomeCode, `LW-TRX-${string}`>, OutcomeOrigin>;
