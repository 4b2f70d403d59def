import type { OutcomeCode } from '@linework/domain';
import { by, waiting } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Met by turning Auto Pay on with a number of the sandbox. */
const turningOn = (sandboxNumber: string): OutcomeOrigin => ({
  specTitle: null,
  occursOn: ['auto-pay-enroll'],
  producer: { sandboxNumber },
});

/** Where the outcomes of Auto Pay come from. */
export const autoPayOrigins = {
  'LW-APY-010': by('Stop the database, then open Auto Pay.', ['auto-pay-enroll'], 'Auto Pay Unavailable'),
  'LW-APY-011': {
    ...by('Open Auto Pay by its address.', ['auto-pay-enroll']),
    producer: { rule: 'Open Auto Pay by its address.', customer: 'disconnected' },
  },
  'LW-APY-020': turningOn('4000 0000 0000 0309'),
  'LW-APY-021': turningOn('4000 0000 0000 0309'),
  'LW-APY-022': turningOn('000100009'),
  'LW-APY-030': waiting('Unable to Cancel Auto Pay', 'auto-pay'),
  'LW-APY-040': waiting('Unable to Change Date', 'auto-pay'),
  'LW-APY-041': waiting('Unable to Update Auto Pay Method', 'auto-pay'),
  'LW-APY-042': by(
    'Open the review of Auto Pay, have a bill made that falls due before its day, then turn it on.',
    ['auto-pay-enroll'],
    'Unavailable Auto Pay Date',
  ),
  'LW-APY-043': waiting(null, 'auto-pay'),
  'LW-APY-044': {
    specTitle: null,
    occursOn: ['edge'],
    producer: { rule: 'Stop the database before making this change.' },
  },
} as const satisfies Record<Extract<OutcomeCode, `LW-APY-${string}`>, OutcomeOrigin>;
