import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of seeing billing come from. */
export const billingOrigins = {
  'LW-BIL-010': by(['payBill', 'accountSummary', 'one-time-payment'], 'Unable to Load Billing Info'),
  'LW-BIL-020': {
    specTitle: null,
    occursOn: ['payBill'],
    producer: { byHand: true, customer: 'enterpriseBilled' },
  },
  'LW-BIL-030': by(
    ['payBill', 'accountActivity', 'paymentHistory', 'mobileActivity'],
    'Unable to Load Transactions',
  ),
  'LW-BIL-040': by(
    ['payBill', 'accountSummary', 'one-time-payment', 'quick-pay', 'device-payment'],
    'Bill Pay Unavailable',
  ),
  'LW-BIL-050': by(['payBill']),
  'LW-BIL-060': by(['payBill']),
} as const satisfies Record<Extract<OutcomeCode, `LW-BIL-${string}`>, OutcomeOrigin>;
