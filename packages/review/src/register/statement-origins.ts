import type { OutcomeCode } from '@linework/domain';
import { by, waiting } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of statements come from. */
export const statementOrigins = {
  'LW-STM-010': {
    specTitle: 'Looking for Your Statement?',
    occursOn: ['bill-details'],
    producer: { byHand: true, customer: 'newCustomer' },
  },
  'LW-STM-020': by(['payBill', 'bill-details'], 'Bill Details Unavailable'),
  'LW-STM-030': waiting('Printable Statement Unavailable', 'statements'),
  'LW-STM-031': waiting('Statement unable to download', 'statements'),
} as const satisfies Record<Extract<OutcomeCode, `LW-STM-${string}`>, OutcomeOrigin>;
