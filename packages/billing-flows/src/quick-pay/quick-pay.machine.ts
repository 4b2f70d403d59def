import type { OutcomeCode, RequestedPayment } from '@linework/domain';
import {
  type Attempt,
  isUsable,
  leadsTo,
  notProvided,
  type PaymentResult,
  resultTransitions,
  type Stopped,
  stopOf,
  stoppedBy,
  waysTo,
  withPaymentResult,
} from '@linework/parts/flow/chart';
import { NoConnection } from '@linework/parts/ports';
import { assign, fromPromise, setup } from 'xstate';
import type { QuickPayContext, QuickPayDraft, QuickPayEvent, QuickPayStart } from './quick-pay.types.ts';

export const emptyContext: QuickPayContext = {
  options: null,
  amount: { choice: 'amountDue', money: null },
  method: null,
  date: null,
  preview: null,
  attempt: null,
  result: null,
  isCutOff: false,
};

/** What is sent; `null` while a card's security code is not proven. */
export function readyPayment(context: QuickPayContext): RequestedPayment | null {
  const { options, amount, method, date } = context;
  if (!options || !amount.money || !date || method?.kind !== 'saved' || !isUsable(context)) return null;
  return {
    amount: amount.money,
    paymentDate: date,
    paymentMethodId: method.methodId,
    cardDataToken: method.token?.token ?? null,
    savePaymentMethod: false,
    expectedAmountDue: options.balance.amountDue,
    overpaymentConfirmed: false,
  };
}

/** What is stored with the key of an attempt. */
export function draftOf({ amount, method, date, attempt }: QuickPayContext): QuickPayDraft | null {
  if (!amount.money || method?.kind !== 'saved' || !date) return null;
  return { amount: amount.money, methodId: method.methodId, date, attempt };
}

const startingStates = ['confirming', 'anotherPaymentInProgress', 'notOffered'] as const;

/** Where it begins: at the confirmation, at what stands in the way, or at what leads to the one-time payment. */
function startingState({ options, payment }: QuickPayStart): (typeof startingStates)[number] {
  if (options.openPayment) return 'anotherPaymentInProgress';
  return payment ? 'confirming' : 'notOffered';
}

function withStart({ options, payment, preview, attempt }: QuickPayStart): QuickPayContext {
  const method = payment && ({ kind: 'saved', methodId: payment.method.id, token: null } as const);
  const amount = payment ? { choice: payment.choice, money: payment.money } : emptyContext.amount;
  return { ...emptyContext, options, amount, method, date: options.dates.today, preview, attempt };
}

type Started = { readonly event: { readonly output: QuickPayStart } };
const toStart = waysTo(startingStates, ({ event }: Started) => startingState(event.output), {
  type: 'keepStart' as const,
  params: ({ event }: Started) => event.output,
});

/** Which state tells each outcome of a payment; everything else that was not made is refused. */
const { told } = resultTransitions(
  [
    'paid',
    'pending',
    'checking',
    'confirming',
    'refused',
    'amountChanged',
    'anotherPaymentInProgress',
    'sessionEnded',
    'serviceUnavailable',
  ],
  {
    'LW-PAY-001': 'paid',
    'LW-PAY-002': 'pending',
    'LW-PAY-003': 'pending',
    'LW-PAY-010': 'refused',
    'LW-PAY-011': 'refused',
    'LW-PAY-012': 'refused',
    'LW-PAY-013': 'confirming',
    'LW-PAY-020': 'amountChanged',
    'LW-PAY-021': 'amountChanged',
    'LW-PAY-022': 'amountChanged',
    'LW-PAY-023': 'amountChanged',
    'LW-PAY-024': 'amountChanged',
    'LW-PAY-025': 'amountChanged',
    'LW-PAY-026': 'amountChanged',
    'LW-PAY-027': 'amountChanged',
    'LW-PAY-030': 'refused',
    'LW-PAY-031': 'refused',
    'LW-PAY-032': 'refused',
    'LW-PAY-033': 'refused',
    'LW-PAY-034': 'refused',
    'LW-PAY-040': 'checking',
    'LW-PAY-041': 'anotherPaymentInProgress',
    'LW-PAY-043': 'checking',
    'LW-PAY-045': 'refused',
    'LW-PAY-046': 'refused',
    'LW-PAY-050': 'refused',
  },
);
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

/** A token is part of the request: with another one it is another attempt. */
function withToken(
  context: QuickPayContext,
  { token }: Extract<QuickPayEvent, { type: 'payment.submitted' }>,
): QuickPayContext {
  const { method, attempt } = context;
  if (method?.kind !== 'saved') return context;
  return { ...context, method: { ...method, token }, attempt: token ? null : attempt };
}

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
