import type { OutcomeCode, OutcomeTriedAgain } from './outcomes.ts';

/**
 * Of each outcome that offers both the same again and another method: whether nothing is wrong with the method, because our
 * side failed or could not tell the attempt apart.
 */
const isMethodRight: Readonly<Partial<Record<OutcomeCode, boolean>>> = {
  'LW-PAY-012': false,
  'LW-PAY-042': true,
  'LW-PAY-044': true,
  'LW-PAY-060': true,
  'LW-PAY-061': false,
  'LW-APY-020': false,
  'LW-APY-041': false,
} satisfies Record<OutcomeTriedAgain, boolean>;

/** Whether the same payment again comes before paying with another method: nothing is wrong with the one it had. */
export const isSamePaymentFirst = (code: OutcomeCode): boolean => isMethodRight[code] ?? false;
