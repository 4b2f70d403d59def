import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Met by turning Auto Pay on with a number of the sandbox. */
const turningOn = (sandboxNumber: string): OutcomeOrigin => ({
  specTitle: null,
  occursOn: ['auto-pay-enroll'],
  producer: { sandboxNumber },
});

/** Met by changing or canceling Auto Pay with a number of the sandbox. */
const managing = (sandboxNumber: string, specTitle: string | null = null): OutcomeOrigin => ({
  specTitle,
  occursOn: ['auto-pay-manage'],
  producer: { sandboxNumber },
});

/** Where the outcomes of Auto Pay come from. */
export const autoPayOrigins = {
  'LW-APY-010': by(['auto-pay-enroll', 'auto-pay-manage'], 'Auto Pay Unavailable'),
  'LW-APY-011': {
    ...by(['auto-pay-enroll']),
    producer: { byHand: true, customer: 'disconnected' },
  },
  'LW-APY-020': turningOn('4000 0000 0000 0309'),
  'LW-APY-021': turningOn('4000 0000 0000 0309'),
  'LW-APY-022': turningOn('000100009'),
  'LW-APY-030': managing('4000 0000 0000 0317', 'Unable to Cancel Auto Pay'),
  'LW-APY-040': managing('4000 0000 0000 0317', 'Unable to Change Date'),
  'LW-APY-041': managing('4000 0000 0000 0309', 'Unable to Update Auto Pay Method'),
  'LW-APY-042': by(['auto-pay-enroll', 'auto-pay-manage'], 'Unavailable Auto Pay Date'),
  'LW-APY-043': managing('4000 0000 0000 0325'),
  'LW-APY-044': by(['auto-pay-manage']),
  'LW-APY-045': by(['auto-pay-enroll', 'auto-pay-manage']),
  'LW-APY-046': by(['auto-pay-enroll', 'auto-pay-manage']),
  'LW-APY-047': by(['auto-pay-enroll', 'auto-pay-manage']),
} as const satisfies Record<Extract<OutcomeCode, `LW-APY-${string}`>, OutcomeOrigin>;
