import { accountOutcomes } from './account-outcomes.ts';
import type { Outcome } from './outcome.ts';
import type { OutcomeCode } from './outcome-codes.ts';
import { paymentOutcomes } from './payment-outcomes.ts';
import { systemOutcomes } from './system-outcomes.ts';

/** The outcome catalogue: a code without a row, or a row without a code, does not compile. */
export const outcomes: Readonly<Record<OutcomeCode, Outcome>> = {
  ...paymentOutcomes,
  ...accountOutcomes,
  ...systemOutcomes,
} satisfies Record<OutcomeCode, Outcome>;

/** On the wire maintenance is told by this system error code beside the outcome's own (spec section 4). */
export const inMaintenance = 'IN_MAINTENANCE';
