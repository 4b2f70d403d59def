import type { OutcomeCode } from '../outcomes/outcomes.ts';
import type { DateProblem } from './payment-date.ts';

/** The outcome that tells a refused payment date. */
export const dateOutcome = {
  inThePast: 'LW-PAY-021',
  afterCutOff: 'LW-PAY-021',
  tooFarAhead: 'LW-PAY-025',
  futureSlotsTaken: 'LW-PAY-026',
  accountInactive: 'LW-PAY-027',
  accountDisconnected: 'LW-PAY-027',
  serviceOff: 'LW-PAY-027',
  pastDue: 'LW-PAY-027',
  pendingIncludesPastDue: 'LW-PAY-027',
} as const satisfies Record<DateProblem, OutcomeCode>;
