import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of mobile billing come from. */
export const mobileOrigins = {
  'LW-MOB-010': by(
    ['payBill', 'accountSummary', 'mobileOrders', 'mobileOrder'],
    'Unable to Load Mobile Billing Info',
  ),
  'LW-MOB-020': by(['device-payment'], 'Unable to Make Device Payments'),
  'LW-MOB-021': by(['device-payment']),
} as const satisfies Record<Extract<OutcomeCode, `LW-MOB-${string}`>, OutcomeOrigin>;
