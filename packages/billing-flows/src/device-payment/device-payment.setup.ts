import {
  amountProblem,
  type OutcomeCode,
  type PaymentOptions,
  type RequestedPayment,
} from '@linework/domain';
import {
  type Attempt,
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
  withPaymentResult,
} from '@linework/parts/flow/chart';
import { assign, fromPromise, setup } from 'xstate';
import { toResult } from './device-payment.outcomes.ts';
import {
  answered,
  emptyContext,
  readyPayment,
  startingState,
  startingStates,
  unsaidAmount,
} from './device-payment.rules.ts';
import type {
  DevicePaymentContext,
  DevicePaymentDraft,
  DevicePaymentEvent,
  DevicePaymentStart,
} from './device-payment.types.ts';

/** The outside world as the chart names it. Without ports nothing happens: a state stands still for its picture. */
const actors = {
  loadStart: fromPromise<DevicePaymentStart, string | null>(notProvided),
  watchOpenPayment: fromPromise<PaymentOptions>(notProvided),
  saveAttempt: fromPromise<Attempt, { draft: DevicePaymentDraft | null; attempt: Attempt | null }>(
    notProvided,
  ),
  loadLeft: fromPromise<PaymentOptions>(notProvided),
  submitPayment: fromPromise<PaymentResult, { request: RequestedPayment | null; key: string | null }>(
    notProvided,
  ),
  watchPayment: fromPromise<PaymentResult, { key: string | null; paymentId: string | null }>(notProvided),
};

interface Asked {
  readonly context: DevicePaymentContext;
  readonly event: DevicePaymentEvent;
}

/** What the chart is written in: its types, and everything it names. Rules are the domain's; guards only ask them. */
export const devicePaymentSetup = setup({
  types: {} as {
    context: DevicePaymentContext;
    events: DevicePaymentEvent;
    input: { paymentId?: string | undefined };
  },
  actors,
  guards: {
    leadsTo,
    isCutOff,
    isPossibleAmount: ({ context, event }: Asked) =>
      event.type === 'amount.submitted' &&
      context.options !== null &&
      amountProblem(event.money, context.options) === null,
    isExpiringCard: ({ context, event }: Asked) =>
      event.type === 'savedMethod.submitted' && isExpiringCard(context, event.methodId),
    hasAmount: ({ context }: Asked) => context.amount.money !== null,
    hasMethod: ({ context }: Asked) => context.amount.money !== null && isUsable(context),
    /** With this answer everything is there and goes together. */
    isComplete: ({ context, event }: Asked) => readyPayment(answered(context, event)) !== null,
    hasFreshFigures: ({ context }: Asked) => Boolean(context.result?.options),
  },
  actions: {
    keepStart: assign((_, { options, result }: DevicePaymentStart) => ({
      ...emptyContext,
      options,
      result,
      amount: unsaidAmount(options),
    })),
    keepAnswer: assign(({ context, event }) => answered(context, event)),
    keepResult: assign(({ context }, result: PaymentResult) => withPaymentResult(context, result)),
    /** The card-data endpoint refused what was given at the form: nothing was paid, and no method is chosen. */
    keepRefusal: assign(({ context }, result: PaymentResult) => ({
      ...withPaymentResult(context, result),
      method: null,
    })),
    keepAttempt: assign((_, attempt: Attempt) => ({ attempt })),
    keepLeft: assign(({ context: { result } }, options: PaymentOptions) => ({
      options,
      result: result && { ...result, options },
    })),
    forgetAmount: assign(({ context: { options } }) => ({ amount: unsaidAmount(options) })),
    forgetMethod: assign({ method: null }),
    /** The payment that was waited for is settled: what became of it is told. */
    askForSettled: assign(({ context }) => ({ paymentId: context.options?.openPayment?.id ?? null })),
    noteCutOff: assign({ isCutOff: true }),
    forgetCutOff: assign({ isCutOff: false }),
    discardDraft: () => {},
  },
});

/** Nobody knows what became of the key, or it may still be on its way. */
const isOpen = (state: string): boolean =>
  state === 'checking' || state === 'serviceUnavailable' || state === 'devicesUnavailable';

/** After an actor answered with a result: to the state that tells it. A key whose end is told is not looked up again. */
export const toldByAnswer = toResult(({ output }: { output: PaymentResult }) => output, 'keepResult').map(
  (way) => ({
    ...way,
    actions: isOpen(way.target) ? ([way.actions] as const) : ([way.actions, 'discardDraft'] as const),
  }),
);

/** The card-data endpoint refused for a reason that no field is to blame for. */
export const toldByRefusal = toResult(({ result }: { result: Stopped }) => stoppedBy(result), 'keepRefusal');

/** After a port failed: to what the server said, or to the code for a port that did not answer. */
export const toldByFailure = (otherwise: OutcomeCode) =>
  toResult(({ error }: { error: unknown }) => stoppedBy(stopOf(error, otherwise)), 'keepResult');

type Started = { readonly event: { readonly output: DevicePaymentStart } };

/** Once the figures are there. */
export const toStart = waysTo(startingStates, ({ event }: Started) => startingState(event.output), {
  type: 'keepStart' as const,
  params: ({ event }: Started) => event.output,
});
