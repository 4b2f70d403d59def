import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of statements come from. */
export const statementOrigins = {
  'LW-STM-010': {
    specTitle: 'Looking for Your Statement?',
    occursOn: ['statements', 'bill-details'],
    producer: { rule: 'Open statements before there is one.', customer: 'newCustomer' },
  },
  'LW-STM-020': by(
    'Stop the database while billing home is loading.',
    ['payBill', 'statements', 'bill-details'],
    'Bill Details Unavailable',
  ),
  'LW-STM-030': by(
    'Download a statement as PDF while documents cannot be made.',
    ['statements'],
    'Printable Statement Unavailable',
  ),
  'LW-STM-031': by(
    'Download a statement, and lose the connection while it comes.',
    ['statements'],
    'Statement unable to download',
  ),
} as const satisfies Record<Extract<OutcomeCode, `LW-STM-${string}`>, OutcomeOrigin>;
