import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

const deleting = 'Unable to Delete Payment Method';

/** Where the outcomes of the wallet come from. */
export const walletOrigins = {
  'LW-WAL-010': by(['wallet'], deleting),
  'LW-WAL-011': by(['wallet'], deleting),
  'LW-WAL-012': by(['wallet']),
  'LW-WAL-013': by(['wallet']),
  'LW-WAL-014': by(['wallet', 'auto-pay-enroll']),
  'LW-WAL-015': by(['wallet']),
  'LW-WAL-016': by(['wallet']),
  'LW-WAL-017': by(['wallet']),
  'LW-WAL-020': by(['wallet']),
} as const satisfies Record<Extract<OutcomeCode, `LW-WAL-${string}`>, OutcomeOrigin>;
