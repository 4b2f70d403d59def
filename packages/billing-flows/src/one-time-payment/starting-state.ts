import { dateProblem, paysOnline } from '@linework/domain';
import {
  emptyContext,
  isUsable,
  type PaymentStart,
  readyPayment,
  worksOn,
} from './one-time-payment.context.ts';
import { steps } from './one-time-payment.types.ts';
import { withStart } from './one-time-payment.updates.ts';
import { resultStates, stateOfOutcome } from './outcome-states.ts';

/** The states in which a flow can begin once its figures are there. */
export const startingStates = [
  ...resultStates,
  'paymentBeingChecked',
  'waitingForBank',
  'preparingReview',
] as const;
export type StartingState = (typeof startingStates)[number];

/** Back to the step that was left, or to the first before it whose answer is not there or no longer holds. */
function resumedState(start: PaymentStart): StartingState {
  const context = { ...emptyContext, ...withStart(emptyContext, start) };
  const left = steps.indexOf(start.draft?.step ?? 'amount');
  if (left < steps.indexOf('method')) return 'enteringAmount';
  if (left < steps.indexOf('date') || !isUsable(context)) return 'choosingMethod';
  const { date } = context;
  const holds = date !== null && !dateProblem(date, start.options.dates) && worksOn(context, date);
  if (left < steps.indexOf('review') || !holds) return 'choosingDate';
  return readyPayment(context) ? 'preparingReview' : 'enteringAmount';
}

/** Where the flow begins: with what became of the last attempt, what stands in the way, or the step that was left. */
export function startingState(start: PaymentStart): StartingState {
  const { options, draft, result, isBackFromBank } = start;
  if (result) return stateOfOutcome[result.outcome];
  if (options.openPayment) return 'paymentBeingChecked';
  if (!paysOnline(options.restriction)) return 'restricted';
  if (draft && isBackFromBank && options.bankConnect) return 'waitingForBank';
  return draft ? resumedState(start) : 'enteringAmount';
}
