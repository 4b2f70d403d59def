import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of changing and canceling a scheduled payment come from. */
export const scheduledOrigins = {
  'LW-SCH-001': by('Change the amount of a scheduled payment.', ['scheduled-payment']),
  'LW-SCH-002': by('Cancel a scheduled payment.', ['scheduled-payment']),
  'LW-SCH-010': by('Stop the database while on the review of a changed payment, then save the change.', [
    'scheduled-payment',
  ]),
  'LW-SCH-011': by(
    'Open a scheduled payment as the owner, cancel it as an admin, then change it as the owner.',
    ['scheduled-payment'],
  ),
} as const satisfies Record<Extract<OutcomeCode, `LW-SCH-${string}`>, OutcomeOrigin>;
