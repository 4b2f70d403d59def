import type { OutcomeCode } from '@linework/domain';
import { by, waiting } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of seeing billing come from. */
export const billingOrigins = {
  'LW-BIL-010': by(['payBill', 'accountSummary', 'one-time-payment'], 'Unable to Load Billing Info'),
  'LW-BIL-020': {
    specTitle: null,
    occursOn: ['payBill'],
    producer: { byHand: true, customer: 'enterpriseBilled' },
  },
  'LW-BIL-030': by(['payBill'], 'Unable to Load Transactions'),
  'LW-BIL-040': waiting('Bill Pay Unavailable', 'bill-pay-switch'),
} as const satisfies Record<Extract<OutcomeCode, `LW-BIL-${string}`>, OutcomeOrigin>;
