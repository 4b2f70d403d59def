import { autoPayOutcomes } from './auto-pay-outcomes.ts';
import { billOutcomes } from './bill-outcomes.ts';
import { mobileOutcomes } from './mobile-outcomes.ts';
import type { Outcome } from './outcome.ts';
import { paymentOutcomes } from './payment-outcomes.ts';
import { signInOutcomes } from './sign-in-outcomes.ts';
import { systemOutcomes } from './system-outcomes.ts';
import { walletOutcomes } from './wallet-outcomes.ts';

/** Each family's file takes codes of its own letters alone, so that none stands in two. */
const rows = {
  ...paymentOutcomes,
  ...billOutcomes,
  ...autoPayOutcomes,
  ...walletOutcomes,
  ...mobileOutcomes,
  ...signInOutcomes,
  ...systemOutcomes,
};

/** The public, stable codes. A code is never reused or renumbered. */
export type OutcomeCode = keyof typeof rows;

/** The outcome catalogue: each row stands in its family's file, under its code. */
export const outcomes: Readonly<Record<OutcomeCode, Outcome>> = rows;

/** Every code, in the order of the families. */
export const outcomeCodes = Object.keys(rows) as readonly OutcomeCode[];
