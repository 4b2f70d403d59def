import type { OutcomeCode } from '@linework/domain';
import { waiting } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of the wallet come from. */
export const walletOrigins = {
  'LW-WAL-010': waiting('Unable to Delete Payment Method', 'wallet'),
  'LW-WAL-011': waiting('Unable to Delete Payment Method', 'wallet'),
  'LW-WAL-012': waiting(null, 'wallet'),
  'LW-WAL-013': waiting(null, 'wallet'),
  'LW-WAL-014': waiting(null, 'wallet'),
  'LW-WAL-015': waiting(null, 'wallet'),
  'LW-WAL-016': waiting(null, 'wallet'),
  'LW-WAL-017': waiting(null, 'wallet'),
  'LW-WAL-020': waiting(null, 'wallet'),
} as const satisfies Record<Extract<OutcomeCode, `LW-WAL-${string}`>, OutcomeOrigin>;
