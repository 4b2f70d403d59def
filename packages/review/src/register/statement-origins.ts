import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of statements come from. */
export const statementOrigins = {
  'LW-STM-010': {
    specTitle: 'Looking for Your Statement?',
    occursOn: ['statements', 'bill-details'],
    producer: { byHand: true, customer: 'newCustomer' },
  },
  'LW-STM-020': by(['payBill', 'statements', 'bill-details'], 'Bill Details Unavailable'),
  'LW-STM-030': by(['statements'], 'Printable Statement Unavailable'),
  'LW-STM-031': by(['statements'], 'Statement unable to download'),
} as const satisfies Record<Extract<OutcomeCode, `LW-STM-${string}`>, OutcomeOrigin>;
