import { resultTransitions } from '@linework/parts/flow/chart';

/** The states in which a payment of a device, or an attempt at one, can end up. */
export const resultStates = [
  'paid',
  'checking',
  'declined',
  'amountChanged',
  'methodUnavailable',
  'anotherPaymentInProgress',
  'tooManyAttempts',
  'devicesUnavailable',
  'deviceNotPayable',
  'sessionEnded',
  'serviceUnavailable',
  'enteringAmount',
  'choosingMethod',
] as const;

/** Which state tells each outcome that can be answered: nothing is scheduled here, and no bank account pays. */
export const { stateOf, told: toResult } = resultTransitions(resultStates, {
  'LW-PAY-001': 'paid',
  'LW-PAY-010': 'declined',
  'LW-PAY-011': 'declined',
  'LW-PAY-012': 'declined',
  'LW-PAY-013': 'choosingMethod',
  'LW-PAY-020': 'amountChanged',
  // A new day began: the same payment is made on it, once the card is confirmed again.
  'LW-PAY-021': 'choosingMethod',
  'LW-PAY-022': 'enteringAmount',
  'LW-PAY-023': 'enteringAmount',
  'LW-PAY-030': 'methodUnavailable',
  'LW-PAY-031': 'methodUnavailable',
  'LW-PAY-032': 'methodUnavailable',
  'LW-PAY-033': 'methodUnavailable',
  'LW-PAY-034': 'methodUnavailable',
  'LW-PAY-040': 'checking',
  'LW-PAY-041': 'anotherPaymentInProgress',
  'LW-PAY-043': 'checking',
  'LW-PAY-045': 'tooManyAttempts',
  'LW-PAY-046': 'choosingMethod',
  'LW-PAY-050': 'declined',
  'LW-BIL-010': 'devicesUnavailable',
  'LW-MOB-020': 'devicesUnavailable',
  'LW-MOB-021': 'deviceNotPayable',
});
