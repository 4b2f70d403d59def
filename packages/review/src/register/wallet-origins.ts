import type { OutcomeCode } from '@linework/domain';
import { waiting } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of the wallet come from. */
export const walletOrigins = {
  'LW-WAL-010': waiting('Unable to Delete Payment Method', 'wallet'),
  'LW-WAL-011': waiting('Unable to Delete Payment Method', 'wallet'),
} as const satisfies Record<Extract<OutcomeCode, `LW-WAL-${string}`>, OutcomeOrigin>;
