import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of seeing billing come from. */
export const billingOrigins = {
  'LW-BIL-010': by(
    'Stop the database, then open a one-time payment.',
    ['payBill', 'accountSummary', 'one-time-payment'],
    'Unable to Load Billing Info',
  ),
  'LW-BIL-020': {
    specTitle: null,
    occursOn: ['payBill'],
    producer: { rule: 'Open billing.', customer: 'enterpriseBilled' },
  },
  'LW-BIL-030': by(
    'Stop the database while billing home is loading.',
    ['payBill'],
    'Unable to Load Transactions',
  ),
  'LW-BIL-040': by(
    'Set BILL_PAY_UNAVAILABLE to on, or send PUT /api/demo/bill-pay with unavailable true.',
    ['payBill', 'accountSummary', 'one-time-payment'],
    'Bill Pay Unavailable',
  ),
  'LW-BIL-050': by('Sign in as streaming, and stop the database once billing home shows.', ['payBill']),
} as const satisfies Record<Extract<OutcomeCode, `LW-BIL-${string}`>, OutcomeOrigin>;
