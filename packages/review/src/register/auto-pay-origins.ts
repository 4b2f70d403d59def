import type { OutcomeCode } from '@linework/domain';
import { waiting } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of Auto Pay come from. */
export const autoPayOrigins = {
  'LW-APY-010': waiting('Auto Pay Unavailable', 'auto-pay'),
  'LW-APY-011': waiting(null, 'auto-pay'),
  'LW-APY-020': waiting(null, 'auto-pay'),
  'LW-APY-021': waiting(null, 'auto-pay'),
  'LW-APY-022': waiting(null, 'auto-pay'),
  'LW-APY-030': waiting('Unable to Cancel Auto Pay', 'auto-pay'),
  'LW-APY-040': waiting('Unable to Change Date', 'auto-pay'),
  'LW-APY-041': waiting('Unable to Update Auto Pay Method', 'auto-pay'),
  'LW-APY-042': waiting('Unavailable Auto Pay Date', 'auto-pay'),
  'LW-APY-043': waiting(null, 'auto-pay'),
} as const satisfies Record<Extract<OutcomeCode, `LW-APY-${string}`>, OutcomeOrigin>;
