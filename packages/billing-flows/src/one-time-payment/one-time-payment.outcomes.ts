import type { OutcomeCode } from '@linework/domain';
import { resultTransitions } from '@linework/parts/flow/chart';

/** The states in which a payment, or an attempt at one, can end up. */
export const resultStates = [
  'paid',
  'scheduled',
  'pending',
  'checking',
  'declined',
  'securityCodeFailed',
  'verificationFailed',
  'amountChanged',
  'dateNoLongerPossible',
  'methodUnavailable',
  'restricted',
  'anotherPaymentInProgress',
  'tooManyAttempts',
  'bankConnectFailed',
  'sessionEnded',
  'serviceUnavailable',
  'enteringAmount',
  'choosingMethod',
  'choosingDate',
] as const;
export type ResultState = (typeof resultStates)[number];

type PaymentCode = Extract<OutcomeCode, `LW-PAY-${string}`>;

/** Which state tells each outcome of a payment. A field's own problem leads back to the step that has the field. */
const stateOfPaymentOutcome = {
  'LW-PAY-001': 'paid',
  'LW-PAY-002': 'scheduled',
  'LW-PAY-003': 'pending',
  'LW-PAY-010': 'declined',
  'LW-PAY-011': 'securityCodeFailed',
  'LW-PAY-012': 'verificationFailed',
  'LW-PAY-013': 'choosingMethod',
  'LW-PAY-020': 'amountChanged',
  'LW-PAY-021': 'dateNoLongerPossible',
  'LW-PAY-022': 'enteringAmount',
  'LW-PAY-023': 'enteringAmount',
  'LW-PAY-024': 'enteringAmount',
  'LW-PAY-025': 'choosingDate',
  'LW-PAY-026': 'choosingDate',
  'LW-PAY-027': 'choosingDate',
  'LW-PAY-030': 'methodUnavailable',
  'LW-PAY-031': 'methodUnavailable',
  'LW-PAY-032': 'restricted',
  'LW-PAY-033': 'restricted',
  'LW-PAY-034': 'methodUnavailable',
  'LW-PAY-040': 'checking',
  'LW-PAY-041': 'anotherPaymentInProgress',
  'LW-PAY-042': 'serviceUnavailable',
  'LW-PAY-043': 'checking',
  'LW-PAY-044': 'serviceUnavailable',
  'LW-PAY-045': 'tooManyAttempts',
  'LW-PAY-046': 'choosingMethod',
  'LW-PAY-050': 'declined',
  'LW-PAY-060': 'serviceUnavailable',
  'LW-PAY-061': 'bankConnectFailed',
  'LW-PAY-070': 'serviceUnavailable',
} as const satisfies Record<PaymentCode, ResultState>;

const { stateOf, told } = resultTransitions(resultStates, stateOfPaymentOutcome);

/** Which state tells an outcome. */
export const stateOfOutcome: (code: OutcomeCode) => ResultState = stateOf;
/** The ways on to the state that tells a result. */
export const toResult = told;
