import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of how bills come come from. */
export const paperlessOrigins = {
  'LW-PPL-001': by(['paperless']),
  'LW-PPL-002': by(['paperless']),
  'LW-PPL-003': by(['paperless']),
  'LW-PPL-010': by(['paperless'], 'Unable to Enroll in Paperless Billing'),
  'LW-PPL-011': by(['paperless']),
  'LW-PPL-012': by(['paperless']),
  'LW-PPL-013': by(['edge', 'paperless']),
} as const satisfies Record<Extract<OutcomeCode, `LW-PPL-${string}`>, OutcomeOrigin>;
