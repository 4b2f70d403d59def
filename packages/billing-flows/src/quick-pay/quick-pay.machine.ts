import type { OutcomeCode, RequestedPayment } from '@linework/domain';
import {
  type Attempt,
  leadsTo,
  notProvided,
  type PaymentResult,
  type Stopped,
  stopOf,
  stoppedBy,
  waysTo,
  withPaymentResult,
} from '@linework/parts/flow/chart';
import { NoConnection } from '@linework/parts/ports';
import { assign, fromPromise, setup } from 'xstate';
import { told } from './quick-pay.outcomes.ts';
import { draftOf, emptyContext, readyPayment, withStart, withToken } from './quick-pay.rules.ts';
import type { QuickPayContext, QuickPayDraft, QuickPayEvent, QuickPayStart } from './quick-pay.types.ts';

const startingStates = ['confirming', 'anotherPaymentInProgress', 'notOffered'] as const;

/** Where it begins: at the confirmation, at what stands in the way, or at what leads to the one-time payment. */
function startingState({ options, payment }: QuickPayStart): (typeof startingStates)[number] {
  if (options.openPayment) return 'anotherPaymentInProgress';
  return payment ? 'confirming' : 'notOffered';
}

type Started = { readonly event: { readonly output: QuickPayStart } };
const toStart = waysTo(startingStates, ({ event }: Started) => startingState(event.output), {
  type: 'keepStart' as const,
  params: ({ event }: Started) => event.output,
});

const toldByAnswer = told(({ output }: { output: PaymentResult }) => output, 'keepResult');
const toldByRefusal = told(({ result }: { result: Stopped }) => stoppedBy(result), 'keepResult');
const toldByFailure = (otherwise: OutcomeCode) =>
  told(({ error }: { error: unknown }) => stoppedBy(stopOf(error, otherwise)), 'keepResult');

const quickPay = setup({
  types: {} as { context: QuickPayContext; events: QuickPayEvent },
  actors: {
    loadStart: fromPromise<QuickPayStart>(notProvided),
    saveAttempt: fromPromise<Attempt, { draft: QuickPayDraft | null; attempt: Attempt | null }>(notProvided),
    submitPayment: fromPromise<PaymentResult, { request: RequestedPayment | null; key: string | null }>(
      notProvided,
    ),
    watchPayment: fromPromise<PaymentResult, string | null>(notProvided),
  },
  guards: {
    leadsTo,
    /** There was no way to the server. */
    isCutOff: (_: unknown, { error }: { error: unknown }) => error instanceof NoConnection,
    isComplete: ({ context }: { context: QuickPayContext }) => readyPayment(context) !== null,
    /** With the proof of the security code all is there. */
    isProven: ({ context, event }: { context: QuickPayContext; event: QuickPayEvent }) =>
      event.type === 'payment.submitted' && readyPayment(withToken(context, event)) !== null,
  },
  actions: {
    keepStart: assign((_, start: QuickPayStart) => withStart(start)),
    keepToken: assign(({ context, event }) =>
      event.type === 'payment.submitted' ? withToken(context, event) : context,
    ),
    keepAttempt: assign((_, attempt: Attempt) => ({ attempt })),
    keepResult: assign(({ context }, result: PaymentResult) => withPaymentResult(context, result)),
    noteCutOff: assign({ isCutOff: true }),
    forgetCutOff: assign({ isCutOff: false }),
    discardDraft: () => {},
  },
});

/** What is asked on billing home, paid by one press, today, with the preferred method. */
export const quickPayMachine = quickPay.createMachine({
  id: 'quick-pay',
  context: emptyContext,
  initial: 'loading',
  states: {
    loading: {
      invoke: { src: 'loadStart', onDone: toStart, onError: toldByFailure('LW-BIL-010') },
    },
    /** Nothing is to be paid any more, or it takes the one-time payment. */
    notOffered: {},
    confirming: {
      on: {
        'payment.submitted': {
          guard: 'isProven',
          target: 'savingAttempt',
          actions: ['keepToken', 'forgetCutOff'],
        },
        'cardData.refused': toldByRefusal,
      },
    },
    /** The key is stored before anything is sent with it, so that no crash can lose it. */
    savingAttempt: {
      invoke: {
        src: 'saveAttempt',
        input: ({ context }) => ({ draft: draftOf(context), attempt: context.attempt }),
        onDone: {
          target: 'submitting',
          actions: { type: 'keepAttempt', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isCutOff', params: ({ event }) => ({ error: event.error }) },
            target: 'confirming',
            actions: 'noteCutOff',
          },
          ...toldByFailure('LW-PAY-060'),
        ],
      },
    },
    submitting: {
      invoke: {
        src: 'submitPayment',
        input: ({ context }) => ({ request: readyPayment(context), key: context.attempt?.key ?? null }),
        onDone: toldByAnswer,
      },
    },
    paid: { entry: 'discardDraft' },
    pending: { entry: 'discardDraft' },
    /** Nobody knows yet: there is no way to pay again until it is settled. */
    checking: {
      invoke: {
        src: 'watchPayment',
        input: ({ context }) => context.attempt?.key ?? null,
        onDone: toldByAnswer,
      },
    },
    /** Nothing was taken. The same method is tried again with a new key, after a fresh look. */
    refused: { on: { 'review.reopened': 'loading' } },
    amountChanged: { on: { 'review.reopened': 'loading' } },
    anotherPaymentInProgress: {},
    /** Nobody can pay online, neither so nor another way: nothing was sent on. */
    billPayUnavailable: {},
    sessionEnded: {},
    /** Where nobody answered it is sent again under its key; else everything is looked at afresh. */
    serviceUnavailable: {
      on: {
        'payment.retried': [{ guard: 'isComplete', target: 'savingAttempt' }, { target: 'loading' }],
        'load.retried': 'loading',
      },
    },
  },
});
