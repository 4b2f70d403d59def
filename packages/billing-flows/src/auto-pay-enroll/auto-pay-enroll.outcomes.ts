import { type OutcomeCode, outcomes } from '@linework/domain';
import type { EnrollResult } from './auto-pay-enroll.types.ts';

/** The states in which an enrolment, or an attempt at one, can end up. */
export const resultStates = [
  'enrolled',
  'enrolledAndPaid',
  'alreadyOn',
  'paidOnly',
  'notEnrolled',
  'notPaid',
  'checking',
  'amountChanged',
  'methodChanged',
  'notAllowed',
  'restricted',
  'choosingMethod',
  'choosingDay',
  'reviewing',
  'bankConnectFailed',
  'sessionEnded',
  'serviceUnavailable',
] as const;
export type ResultState = (typeof resultStates)[number];

/** Which state tells each outcome that this flow can be answered. */
const stateOfCode: Partial<Record<OutcomeCode, ResultState>> = {
  'LW-APY-011': 'notAllowed',
  'LW-APY-020': 'notEnrolled',
  'LW-APY-021': 'paidOnly',
  'LW-APY-022': 'paidOnly',
  'LW-APY-042': 'choosingDay',
  'LW-APY-045': 'methodChanged',
  'LW-APY-046': 'notEnrolled',
  'LW-APY-047': 'reviewing',
  'LW-PAY-010': 'notPaid',
  'LW-PAY-011': 'notPaid',
  'LW-PAY-012': 'notPaid',
  'LW-PAY-013': 'choosingMethod',
  'LW-PAY-020': 'amountChanged',
  'LW-PAY-021': 'amountChanged',
  'LW-PAY-030': 'notPaid',
  'LW-PAY-031': 'notPaid',
  'LW-PAY-032': 'restricted',
  'LW-PAY-033': 'restricted',
  'LW-PAY-034': 'notPaid',
  'LW-PAY-040': 'checking',
  'LW-PAY-041': 'notPaid',
  'LW-PAY-043': 'checking',
  'LW-PAY-045': 'notPaid',
  'LW-PAY-046': 'choosingMethod',
  'LW-PAY-050': 'notPaid',
  'LW-PAY-060': 'notPaid',
  'LW-PAY-061': 'bankConnectFailed',
  'LW-WAL-014': 'choosingMethod',
};

/** Which state tells a code; any that this flow is not answered leads to a state that every flow has. */
export const stateOfOutcome = (code: OutcomeCode): ResultState =>
  stateOfCode[code] ?? (outcomes[code].withoutSession ? 'sessionEnded' : 'serviceUnavailable');

/** Which state tells a result. Where it turned out to be on, that is told, whatever was refused. */
export function stateOfResult({ outcome, payment, offer }: EnrollResult): ResultState {
  if (outcome === null) return payment ? 'enrolledAndPaid' : 'enrolled';
  return offer?.enrolled ? 'alreadyOn' : stateOfOutcome(outcome);
}
