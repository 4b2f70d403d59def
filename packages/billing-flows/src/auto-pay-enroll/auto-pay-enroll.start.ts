import type { EnrolmentOffer, OutcomeCode, Payment } from '@linework/domain';
import { isUsable, resultOf, stoppedBy } from '@linework/parts/flow/chart';
import { resumedContext } from './auto-pay-enroll.draft.ts';
import { resultStates, stateOfOutcome, stateOfResult } from './auto-pay-enroll.outcomes.ts';
import {
  chosenDebit,
  emptyContext,
  isAmountAnswered,
  methodAnswers,
  unaskedAnswer,
} from './auto-pay-enroll.rules.ts';
import { type EnrollContext, type EnrollResult, type EnrollStart, steps } from './auto-pay-enroll.types.ts';

/** What became of a payment of the same pass, where Auto Pay is not on; `null` for one that was cancelled. */
export function resultOfPayment(payment: Payment, offer: EnrolmentOffer | null): EnrollResult | null {
  const result = resultOf(payment);
  if (!result) return null;
  const paidOnly = { 'LW-PAY-001': 'LW-APY-021', 'LW-PAY-003': 'LW-APY-022' } as const;
  const { outcome } = result;
  const told = outcome === 'LW-PAY-001' || outcome === 'LW-PAY-003' ? paidOnly[outcome] : outcome;
  return { ...result, outcome: offer?.enrolled ? null : told, offer, isFound: true };
}

/** The states in which a flow can begin once its figures are there. */
export const startingStates = [
  ...resultStates,
  'enteringAmount',
  'waitingForBank',
  'preparingReview',
] as const;
type StartingState = (typeof startingStates)[number];

/** What keeps the account from Auto Pay, told by its own code as if the edge had refused with it. */
function toldObstacle({ enrollOnly: { enrolled, obstacle } }: EnrollStart['offers']): EnrollResult | null {
  if (enrolled || !obstacle?.outcome) return null;
  return { ...stoppedBy({ outcome: obstacle.outcome, reference: null }), offer: null };
}

/** What is known once the figures are there, and the form as it was left. */
export const withStart = ({
  scope,
  options,
  offers,
  draft,
  result,
}: EnrollStart): Partial<EnrollContext> => ({
  scope,
  // From here on the customer is in the flow: new figures are no reason to begin anew.
  step: 'review',
  options,
  offers,
  isPaying: unaskedAnswer({ options, offers }),
  method: null,
  notKept: null,
  debitDay: null,
  attempt: null,
  resumed: false,
  ...(draft && resumedContext(draft, { options, offers })),
  // What was sent is looked for by its key, whatever has become of the figures since.
  ...(result && { resumed: false, attempt: draft?.attempt ?? null }),
  result: result ?? toldObstacle(offers),
  first: null,
  isPrepaid: false,
});

/** Back to the step that was left, or to the first before it whose answer is not there any more. */
function resumedState(start: EnrollStart): StartingState {
  const context: EnrollContext = { ...emptyContext, ...withStart(start) };
  const left = steps.indexOf(start.draft?.step ?? 'amount');
  if (!isAmountAnswered(context) || (unaskedAnswer(context) === null && left < steps.indexOf('method')))
    return 'enteringAmount';
  if (start.isBackFromBank && start.options.bankConnect) return 'waitingForBank';
  if (left < steps.indexOf('day') || !isUsable(methodAnswers(context))) return 'choosingMethod';
  return left === steps.indexOf('day') || !chosenDebit(context) ? 'choosingDay' : 'preparingReview';
}

/** Nothing was sent yet: what stops a payment is here a restriction that leaves nothing to pay with. */
function stateOfObstacle(outcome: OutcomeCode | null): StartingState {
  if (outcome === null) return 'serviceUnavailable';
  const state = stateOfOutcome(outcome);
  return state === 'notPaid' ? 'restricted' : state;
}

/** Where the flow begins: with what was sent and not heard of, with what stands in the way, at the step that was left, or afresh. */
export function startingState(start: EnrollStart): StartingState {
  const { offers, result, draft } = start;
  if (result) return stateOfResult(result);
  const { enrolled, obstacle } = offers.enrollOnly;
  if (enrolled) return 'alreadyOn';
  if (obstacle) return stateOfObstacle(obstacle.outcome);
  if (draft) return resumedState(start);
  return unaskedAnswer(start) === null ? 'enteringAmount' : 'choosingMethod';
}
