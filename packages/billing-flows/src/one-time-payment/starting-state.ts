import { type AmountChoice, dateProblem, type PaymentOptions, paysOnline } from '@linework/domain';
import { choiceOf, resumedContext } from './draft.ts';
import {
  emptyContext,
  isAgreedAmount,
  isUsable,
  type PaymentDraft,
  paymentDay,
  readyPayment,
  worksOn,
} from './one-time-payment.context.ts';
import { steps } from './one-time-payment.types.ts';
import { resultStates, stateOfOutcome } from './outcome-states.ts';
import type { PaymentStart } from './payment-start.ts';
import type { WayIn } from './way-in.ts';

/** The states to which a kept form can lead back. */
export const resumedStates = ['enteringAmount', 'choosingMethod', 'choosingDate', 'preparingReview'] as const;
export type ResumedState = (typeof resumedStates)[number];

/** The states in which a flow can begin once its figures are there. */
export const startingStates = [
  ...resultStates,
  'paymentBeingChecked',
  'offeringDraft',
  'waitingForBank',
  'preparingReview',
] as const;
export type StartingState = (typeof startingStates)[number];

/**
 * Back to the step that was left, or to the first before it whose answer is not there or no longer holds: whoever wanted to
 * pay what is due is asked again where that is another figure by now.
 */
export function resumedState(draft: PaymentDraft, options: PaymentOptions): ResumedState {
  const context = { ...emptyContext, options, ...resumedContext(draft, options) };
  const left = steps.indexOf(draft.step);
  const isOtherFigure = choiceOf(draft, options) !== draft.choice;
  if (left < steps.indexOf('method') || isOtherFigure || !isAgreedAmount(context)) return 'enteringAmount';
  if (left < steps.indexOf('date') || !isUsable(context)) return 'choosingMethod';
  const date = paymentDay(context);
  const holds = date !== null && !dateProblem(date, options.dates) && worksOn(context, date);
  if (left < steps.indexOf('review') || !holds) return 'choosingDate';
  return readyPayment(context) ? 'preparingReview' : 'enteringAmount';
}

/** The figure that the address names; `null` where it names none. */
export const figureOf = (way: WayIn): AmountChoice | null =>
  way.kind === 'figure' || way.kind === 'resume' ? way.choice : null;

/** Whether the customer is on the way back to the form that was kept: nothing in the address speaks of another amount. */
export const comesBack = ({ way, draft, options }: PaymentStart): boolean =>
  draft !== null && way.kind === 'resume' && (way.choice === null || way.choice === choiceOf(draft, options));

/**
 * Where the flow begins: with the result that was asked for, with what stands in the way, at the step that was left, or
 * afresh. A kept form is gone on with by whoever comes back to it; to anybody else it is offered, and a figure that was
 * pressed wins over it.
 */
export function startingState(start: PaymentStart): StartingState {
  const { way, options, draft, result, isBackFromBank } = start;
  if (result) return stateOfOutcome[result.outcome];
  if (options.openPayment) return 'paymentBeingChecked';
  if (!paysOnline(options.restriction)) return 'restricted';
  if (!draft) return 'enteringAmount';
  if (!comesBack(start)) return figureOf(way) ? 'enteringAmount' : 'offeringDraft';
  return isBackFromBank && options.bankConnect ? 'waitingForBank' : resumedState(draft, options);
}
