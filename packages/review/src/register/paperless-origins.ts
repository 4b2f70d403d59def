import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of how bills come come from. */
export const paperlessOrigins = {
  'LW-PPL-001': by('Turn on paperless billing.', ['paperless']),
  'LW-PPL-002': by('Change the email address of paperless billing.', ['paperless']),
  'LW-PPL-003': by('Turn off paperless billing.', ['paperless']),
  'LW-PPL-010': by(
    'Stop the database while on the review, then turn on paperless billing.',
    ['paperless'],
    'Unable to Enroll in Paperless Billing',
  ),
  'LW-PPL-011': by('Stop the database before turning off paperless billing.', ['paperless']),
  'LW-PPL-012': by(
    'Open paperless billing as the owner, change the address as an admin, then turn it off as the owner.',
    ['paperless'],
  ),
  'LW-PPL-013': by('Send the graph an address without an @.', ['edge']),
} as const satisfies Record<Extract<OutcomeCode, `LW-PPL-${string}`>, OutcomeOrigin>;
