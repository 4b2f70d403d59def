import type { SnapshotFrom } from 'xstate';
import type { OneTimePaymentEvent } from './one-time-payment.events.ts';
import type { oneTimePaymentMachine } from './one-time-payment.machine.ts';
import type { Place, Step } from './one-time-payment.types.ts';

/** Every state of the chart, by name: a new one without a screen does not compile. */
export type StateName = SnapshotFrom<typeof oneTimePaymentMachine>['value'];

/** Where each state is for the customer and the address bar. */
export const placeOf = {
  loading: null,
  loadFailed: null,
  restricted: null,
  paymentBeingChecked: null,
  offeringDraft: null,
  enteringAmount: 'amount',
  confirmingOverpayment: 'amount',
  choosingMethod: 'method',
  confirmingExpiringCard: 'method',
  enteringCard: 'method',
  connectingBank: 'bank',
  waitingForBank: 'bank',
  bankConnectFailed: null,
  enteringBankAccount: 'method',
  choosingDate: 'date',
  preparingReview: 'review',
  reviewing: 'review',
  savingAttempt: 'review',
  submitting: 'review',
  paid: 'result',
  scheduled: 'result',
  pending: 'result',
  checking: 'result',
  declined: 'result',
  securityCodeFailed: 'result',
  verificationFailed: 'result',
  methodUnavailable: 'result',
  amountChanged: 'result',
  dateNoLongerPossible: 'result',
  anotherPaymentInProgress: 'result',
  tooManyAttempts: 'result',
  sessionEnded: 'result',
  serviceUnavailable: 'result',
} as const satisfies Record<StateName, Place | null>;

/** How the address asks for a step. */
export const reopenings = {
  amount: { type: 'amount.reopened' },
  method: { type: 'method.reopened' },
  bank: { type: 'bank.reopened' },
  date: { type: 'date.reopened' },
  review: { type: 'review.reopened' },
} as const satisfies Record<Step, OneTimePaymentEvent>;

/** What the flow does when the address asks for a step: goes somewhere, leaves, or stays and puts the address right. */
export type AnswerToAddress =
  | { readonly does: 'go'; readonly event: OneTimePaymentEvent }
  | { readonly does: 'leave' | 'stay' };

const stepBack = { type: 'step.back' } as const;

/**
 * Where Back and Forward lead from a state: to the step that is asked for where the chart allows it, out of a question, from
 * a payment that failed into its form, and from what nothing can be changed about out of the flow. Nothing is sent by it.
 */
export function answerToAddress(
  state: StateName,
  step: Step,
  can: (event: OneTimePaymentEvent) => boolean,
): AnswerToAddress {
  const go = (event: OneTimePaymentEvent) => ({ does: 'go', event }) as const;
  if (can(reopenings[step])) return go(reopenings[step]);
  const isEnd = placeOf[state] === 'result' || isBesideTheSteps(state);
  if (isEnd) {
    const intoTheForm = [reopenings.method, reopenings.amount].find(can);
    return intoTheForm ? go(intoTheForm) : { does: 'leave' };
  }
  return can(stepBack) && !can(reopenings.amount) ? go(stepBack) : { does: 'stay' };
}

/** At no step, and not on the way to one. */
const isBesideTheSteps = (state: StateName): boolean =>
  placeOf[state] === null && state !== 'loading' && state !== 'offeringDraft';
