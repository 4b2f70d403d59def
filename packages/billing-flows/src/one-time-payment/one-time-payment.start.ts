import {
  type AmountChoice,
  amountProblem,
  isStillMeant,
  type Payment,
  type PaymentOptions,
  paymentMoneyState,
  paysOnline,
  type SincePosted,
} from '@linework/domain';
import { isUsable, type PaymentResult, resultOf } from '@linework/parts/flow/chart';
import { choiceOf, resumedContext } from './one-time-payment.draft.ts';
import { resultStates, stateOfOutcome } from './one-time-payment.outcomes.ts';
import { emptyContext, isAgreedAmount, isPossibleDay, readyPayment } from './one-time-payment.rules.ts';
import { type PaymentAddress, type PaymentDraft, steps, type WayIn } from './one-time-payment.types.ts';

/** The way in that an address stands for. A result without a payment is no place: nothing was made there. */
export function wayInOf({ step, amount, method, payment }: PaymentAddress): WayIn {
  if (payment) return { kind: 'result', paymentId: payment };
  if (step && step !== 'result') return { kind: 'resume', choice: amount ?? null };
  return amount ? { kind: 'figure', choice: amount, methodId: method ?? null } : { kind: 'open' };
}

/** What the outside world says when the flow begins. */
export interface PaymentNews {
  readonly way: WayIn;
  readonly options: PaymentOptions;
  /** The form as it was kept; `null` without one. */
  readonly kept: PaymentDraft | null;
  /** The payment that the kept form's attempt made; `null` when it made none, or was never sent. */
  readonly made: Payment | null;
  /** The payment that the address names. */
  readonly named: Payment | null;
  /** What the account came to right after that one posted, and what of it was given back; `null` where nobody knows. */
  readonly since: SincePosted | null;
  /** The customer had gone to their bank, and is back. */
  readonly isBackFromBank: boolean;
}

/** What is known when the flow begins. */
export interface PaymentStart {
  readonly way: WayIn;
  readonly options: PaymentOptions;
  /** A form that may still be gone on with: it holds no result, and its amount can still be paid and is still meant. */
  readonly draft: PaymentDraft | null;
  /** What became of a payment, where the address asks for it or its answer never came. */
  readonly result: PaymentResult | null;
  readonly isBackFromBank: boolean;
}

/**
 * Whether a kept form has done what it was for: its payment was taken, will be, or nobody knows. To go on with it would be
 * to pay twice.
 */
const isSpent = ({ status }: Payment): boolean =>
  status === 'scheduled' || paymentMoneyState[status] !== 'notTaken';

/** A form that can be gone on with. Whoever is not on the way back to it is not asked about another figure than there is. */
function openDraft({ way, kept, made, options }: PaymentNews): PaymentDraft | null {
  if (!kept || (made && isSpent(made)) || amountProblem(kept.amount, options)) return null;
  if (way.kind !== 'resume' && !isStillMeant(kept, options.balance)) return null;
  // An attempt that ended is over: the next one has a key of its own.
  return made ? { ...kept, attempt: null } : kept;
}

/** What the flow begins with: a result only where it was asked for, a form only where it can be gone on with. */
export function paymentStart(news: PaymentNews): PaymentStart {
  const { way, options, made, named, since, isBackFromBank } = news;
  const told = way.kind === 'result' ? named : way.kind === 'resume' ? made : null;
  const found = told && resultOf(told);
  const result = found && { ...found, isFound: true, isReopened: way.kind === 'result', ...since };
  return { way, options, draft: openDraft(news), result, isBackFromBank };
}

/** The states to which a kept form can lead back. */
export const resumedStates = ['enteringAmount', 'choosingMethod', 'choosingDate', 'preparingReview'] as const;

/** The states in which a flow can begin once its figures are there. */
export const startingStates = [
  ...resultStates,
  'paymentBeingChecked',
  'offeringDraft',
  'waitingForBank',
  'preparingReview',
] as const;

/**
 * Back to the step that was left, or to the first before it whose answer is not there or no longer holds: whoever wanted to
 * pay what is due is asked again where that is another figure by now.
 */
export function resumedState(draft: PaymentDraft, options: PaymentOptions): (typeof resumedStates)[number] {
  const context = { ...emptyContext, options, ...resumedContext(draft, options) };
  const left = steps.indexOf(draft.step);
  const isOtherFigure = choiceOf(draft, options) !== draft.choice;
  if (left < steps.indexOf('method') || isOtherFigure || !isAgreedAmount(context)) return 'enteringAmount';
  if (left < steps.indexOf('date') || !isUsable(context)) return 'choosingMethod';
  if (left < steps.indexOf('review') || !isPossibleDay(context)) return 'choosingDate';
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
export function startingState(start: PaymentStart): (typeof startingStates)[number] {
  const { way, options, draft, result, isBackFromBank } = start;
  if (result) return stateOfOutcome(result.outcome);
  if (options.openPayment) return 'paymentBeingChecked';
  if (!paysOnline(options.restriction)) return 'restricted';
  if (!draft) return 'enteringAmount';
  if (!comesBack(start)) return figureOf(way) ? 'enteringAmount' : 'offeringDraft';
  return isBackFromBank && options.bankConnect ? 'waitingForBank' : resumedState(draft, options);
}
