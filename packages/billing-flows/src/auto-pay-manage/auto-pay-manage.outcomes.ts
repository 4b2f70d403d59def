import { resultTransitions } from '@linework/parts/flow/chart';
import type { ManageResult } from './auto-pay-manage.types.ts';

/** The states in which a change or a cancellation, or an attempt at one, can end up. */
export const resultStates = [
  'changed',
  'canceled',
  'notChanged',
  'notCanceled',
  'methodLost',
  'changedMeanwhile',
  'refused',
  'choosingMethod',
  'choosingDay',
  'reviewing',
  'bankConnectFailed',
  'sessionEnded',
  'serviceUnavailable',
] as const;

const { stateOf } = resultTransitions(resultStates, {
  'LW-APY-030': 'notCanceled',
  'LW-APY-040': 'notChanged',
  'LW-APY-041': 'notChanged',
  'LW-APY-042': 'choosingDay',
  'LW-APY-043': 'methodLost',
  'LW-APY-044': 'changedMeanwhile',
  'LW-APY-045': 'changedMeanwhile',
  'LW-APY-046': 'notChanged',
  'LW-APY-047': 'reviewing',
  'LW-PAY-011': 'refused',
  'LW-PAY-012': 'refused',
  'LW-PAY-013': 'choosingMethod',
  'LW-PAY-030': 'refused',
  'LW-PAY-031': 'refused',
  'LW-PAY-034': 'refused',
  'LW-PAY-045': 'refused',
  'LW-PAY-046': 'choosingMethod',
  'LW-PAY-061': 'bankConnectFailed',
  'LW-WAL-014': 'choosingMethod',
});

/** Which state tells a code that this flow can be answered. */
export const stateOfOutcome = stateOf;

/** Which state tells a result. */
export const stateOfResult = ({ outcome, asked }: ManageResult): (typeof resultStates)[number] => {
  if (outcome !== null) return stateOf(outcome);
  return asked === 'change' ? 'changed' : 'canceled';
};
