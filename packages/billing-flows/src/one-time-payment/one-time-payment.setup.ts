import {
  amountProblem,
  dateProblem,
  needsOverpaymentConfirmation,
  type OutcomeCode,
  type PaymentMethodType,
  type PaymentOptions,
  type PaymentPreview,
  type RequestedPayment,
} from '@linework/domain';
import {
  type Attempt,
  bankWays,
  type ConnectedBank,
  isCutOff,
  isExpiringCard,
  isUsable,
  leadsTo,
  notProvided,
  type PaymentResult,
  type Stopped,
  stopOf,
  stoppedBy,
  waysTo,
} from '@linework/parts/flow/chart';
import { assign, fromPromise, setup } from 'xstate';
import { toResult } from './one-time-payment.outcomes.ts';
import { emptyContext, isAgreedAmount, readyPayment } from './one-time-payment.rules.ts';
import {
  type PaymentStart,
  resumedState,
  resumedStates,
  startingState,
  startingStates,
} from './one-time-payment.start.ts';
import type {
  OneTimePaymentContext,
  OneTimePaymentEvent,
  PaymentDraft,
  Step,
  WayIn,
} from './one-time-payment.types.ts';
import { answered, failedBy, withResult, withSettled, withStart } from './one-time-payment.updates.ts';

/** The outside world as the chart names it. Without ports nothing happens: a state stands still for its picture. */
export const actors = {
  loadStart: fromPromise<PaymentStart, WayIn>(notProvided),
  watchOpenPayment: fromPromise<PaymentOptions>(notProvided),
  loadPreview: fromPromise<PaymentPreview, RequestedPayment | null>(notProvided),
  connectBank: fromPromise<ConnectedBank | null>(notProvided),
  saveAttempt: fromPromise<Attempt, { draft: PaymentDraft | null; attempt: Attempt | null }>(notProvided),
  submitPayment: fromPromise<PaymentResult, { request: RequestedPayment | null; key: string | null }>(
    notProvided,
  ),
  watchPayment: fromPromise<PaymentResult, { key: string | null; paymentId: string | null }>(notProvided),
};

interface Asked {
  readonly context: OneTimePaymentContext;
  readonly event: OneTimePaymentEvent;
}

/** What decides between the ways on. Rules are the domain's; these only ask them. */
const guards = {
  leadsTo,

  isCutOff,

  isOverpayment: ({ context, event }: Asked) =>
    event.type === 'amount.submitted' &&
    context.options !== null &&
    amountProblem(event.money, context.options) === null &&
    needsOverpaymentConfirmation(event.money, context.options.balance.amountDue) &&
    !answered(context, event).amount.overpaymentConfirmed,
  isPossibleAmount: ({ context, event }: Asked) =>
    event.type === 'amount.submitted' &&
    context.options !== null &&
    amountProblem(event.money, context.options) === null,
  isPossibleDate: ({ context, event }: Asked) =>
    event.type === 'date.submitted' &&
    context.options !== null &&
    dateProblem(event.date, context.options.dates) === null,
  isExpiringCard: ({ context, event }: Asked) =>
    event.type === 'savedMethod.submitted' && isExpiringCard(context, event.methodId),

  hasBankConnect: ({ context }: Asked) => context.options?.bankConnect === true,
  hasAmount: ({ context }: Asked) => context.amount.money !== null,
  /** The amount is more than is due by now, and nobody agreed to that; or it cannot be paid at all any more. */
  isAmountOpen: ({ context }: Asked) => !isAgreedAmount(context),
  hasMethod: ({ context }: Asked) => context.amount.money !== null && isUsable(context),
  /** With this answer the method can pay; a saved card cannot before its security code was asked for. */
  isMethodGiven: ({ context, event }: Asked) =>
    context.amount.money !== null && isUsable(answered(context, event)),
  /** With this answer everything is there and goes together: on to the review, or straight back to it. */
  isComplete: ({ context, event }: Asked) => readyPayment(answered(context, event)) !== null,
  mustPayToday: ({ context }: Asked) => Boolean(context.options?.dates.mustPayToday),
  hasFreshFigures: ({ context }: Asked) => Boolean(context.result?.options),
} as const;

const bank = bankWays({
  answered: (context: OneTimePaymentContext, event) => answered(context, event),
  isComplete: (context) => readyPayment(context) !== null,
  next: 'choosingDate',
  save: false,
});
export const { toldByBank } = bank;

/** What the chart is written in: its types, and everything it names. */
export const oneTimePaymentSetup = setup({
  types: {} as {
    context: OneTimePaymentContext;
    events: OneTimePaymentEvent;
    input: { way?: WayIn | undefined; prefersLater?: boolean | undefined };
  },
  actors,
  guards,
  actions: {
    keepStart: assign((_, start: PaymentStart) => withStart(start)),
    /** Keeps what the customer has just answered. */
    keepAnswer: assign(({ context, event }) => answered(context, event)),
    keepConnectedBank: assign(({ context }, account: ConnectedBank | null) =>
      bank.withBank(context, account),
    ),
    forgetAmount: assign({ amount: emptyContext.amount }),
    forgetMethod: assign({ method: null }),
    forgetResult: assign({ result: null }),
    askForSettled: assign(({ context }, options: PaymentOptions) => withSettled(context, options)),
    noteCutOff: assign({ isCutOff: true }),
    forgetCutOff: assign({ isCutOff: false }),
    keepPreview: assign((_, preview: PaymentPreview | null) => ({ preview })),
    keepAttempt: assign((_, attempt: Attempt) => ({ attempt })),
    keepResult: assign(({ context }, result: PaymentResult) => withResult(context, result)),
    /** Only what answers a payment that was sent says that it failed. */
    noteFailed: assign(({ context: { result } }) => ({ hasFailed: result !== null && failedBy(result) })),
    /** The card-data endpoint refused what was given at the form: nothing was paid, and no method is chosen. */
    keepRefusal: assign(({ context }, result: PaymentResult) => ({
      ...withResult(context, result),
      method: null,
    })),
    /** Stores what was given so far, without waiting for it. */
    keepDraft: (_, __: { step: Step | null; entering?: PaymentMethodType }) => {},
    discardDraft: () => {},
  },
});

/** After an actor answered with a result: to the state that tells it. A form that is done with is not offered again. */
export const toldByAnswer = toResult(({ output }: { output: PaymentResult }) => output, 'keepResult').map(
  (way) => ({
    ...way,
    actions:
      way.target === 'paid' || way.target === 'scheduled' || way.target === 'pending'
        ? ([way.actions, 'discardDraft'] as const)
        : ([way.actions, 'noteFailed'] as const),
  }),
);

/** After the card-data endpoint refused. */
export const toldByRefusal = toResult(({ result }: { result: Stopped }) => stoppedBy(result), 'keepRefusal');

/** After a port failed: to what the server said, or to the code for a port that did not answer. */
export const toldByFailure = (otherwise: OutcomeCode) =>
  toResult(({ error }: { error: unknown }) => stoppedBy(stopOf(error, otherwise)), 'keepResult');

type Started = { readonly event: { readonly output: PaymentStart } };

/** Once the figures are there. */
export const toStart = waysTo(startingStates, ({ event }: Started) => startingState(event.output), {
  type: 'keepStart' as const,
  params: ({ event }: Started) => event.output,
});

/** A kept form is gone on with, at the step that was left. */
export const toOffered = waysTo(
  resumedStates,
  ({ context: { offered, options } }: { context: OneTimePaymentContext }) =>
    offered && options ? resumedState(offered, options) : '',
  'keepAnswer' as const,
);
