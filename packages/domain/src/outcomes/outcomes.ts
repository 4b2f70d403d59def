import { accountOutcomes } from './account-outcomes.ts';
import { autoPayOutcomes } from './auto-pay-outcomes.ts';
import { billOutcomes } from './bill-outcomes.ts';
import { mobileOutcomes } from './mobile-outcomes.ts';
import type { Outcome } from './outcome.ts';
import type { OutcomeCode } from './outcome-codes.ts';
import { paymentOutcomes } from './payment-outcomes.ts';
import { systemOutcomes } from './system-outcomes.ts';
import { walletOutcomes } from './wallet-outcomes.ts';

/** The outcome catalogue: a code without a row, or a row without a code, does not compile. */
export const outcomes: Readonly<Record<OutcomeCode, Outcome>> = {
  ...paymentOutcomes,
  ...accountOutcomes,
  ...billOutcomes,
  ...autoPayOutcomes,
  ...walletOutcomes,
  ...mobileOutcomes,
  ...systemOutcomes,
} satisfies Record<OutcomeCode, Outcome>;
