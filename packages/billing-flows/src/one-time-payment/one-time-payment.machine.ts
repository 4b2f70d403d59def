import type { PaymentMethodType } from '@linework/domain';
import {
  backWithoutConnection,
  chosenMethodStates,
  newMethodStates,
  stopOf,
  stoppedBy,
} from '@linework/parts/flow/chart';
import { draftOf } from './one-time-payment.draft.ts';
import { emptyContext, readyPayment } from './one-time-payment.rules.ts';
import {
  oneTimePaymentSetup,
  toldByAnswer,
  toldByBank,
  toldByFailure,
  toldByRefusal,
  toOffered,
  toStart,
} from './one-time-payment.setup.ts';
import type { OneTimePaymentContext, Step } from './one-time-payment.types.ts';

const keepDraft = (step: Step) => ({ type: 'keepDraft', params: { step } }) as const;

/** The form while numbers are typed that are never kept. */
const keepEntering = (entering: PaymentMethodType) =>
  ({ type: 'keepDraft', params: { step: 'method', entering } }) as const;

/** The form of a payment that was stopped, so that it can be gone on with. A result that was opened by its address stopped none. */
const keepStopped = (step: Step) => {
  const params = ({ context: { result } }: { context: OneTimePaymentContext }) => ({
    step: result?.isReopened ? null : step,
  });
  return { type: 'keepDraft', params } as const;
};

/** An empty form, whatever was given or kept. */
const restart = { target: 'enteringAmount', actions: ['keepAnswer', 'discardDraft'] } as const;

/** From any step to another one, as the address asks or a "Change" link, where what it needs is there; or to the beginning. */
const moves = {
  'amount.reopened': 'enteringAmount',
  'method.reopened': { guard: 'hasAmount', target: 'choosingMethod' },
  'bank.reopened': { guard: 'hasBankConnect', target: 'connectingBank' },
  'date.reopened': { guard: 'hasMethod', target: 'choosingDate' },
  'review.reopened': { guard: 'isComplete', target: 'preparingReview' },
  'flow.restarted': restart,
} as const;

/** From whatever stopped a payment: it is over, and another method, or another amount than that one, makes another. */
const anew = {
  'savedMethod.submitted': [
    { guard: 'isComplete', target: 'preparingReview', actions: 'keepAnswer' },
    { guard: 'isMethodGiven', target: 'choosingDate', actions: 'keepAnswer' },
    { guard: 'hasAmount', target: 'choosingMethod', actions: 'keepAnswer' },
  ],
  'method.reopened': { guard: 'hasAmount', target: 'choosingMethod' },
  'amount.reopened': { target: 'enteringAmount', actions: ['forgetResult', 'forgetAmount'] },
} as const;

/** How a new method is given; with it on to the date, or back to the review when only the method was changed. */
const newMethod = newMethodStates({
  moves,
  given: [
    { guard: 'isComplete', target: 'preparingReview', actions: 'keepAnswer' },
    { target: 'choosingDate', actions: 'keepAnswer' },
  ],
  refused: toldByRefusal,
  bankAnswered: toldByBank,
  bankFailed: toldByFailure('LW-PAY-061'),
  elsewhere: anew,
});

const method = chosenMethodStates({ next: 'choosingDate', refused: toldByRefusal });

/** Back to a step whose rules have changed: with the figures the answer brought, or with those asked for anew. */
const afresh = <Target extends string>(target: Target) =>
  [{ guard: 'hasFreshFigures', target }, { target: 'loading' }] as const;

/** Where there is no day to choose, the method was the last answer. */
const backFromReview = [
  { guard: 'mustPayToday', target: 'choosingMethod' },
  { target: 'choosingDate' },
] as const;

/** A one-time payment as the customer lives through it: amount, method, date, review, and what came of it. */
export const oneTimePaymentMachine = oneTimePaymentSetup.createMachine({
  id: 'one-time-payment',
  context: ({ input: { way = emptyContext.way, prefersLater = false } }) => ({
    ...emptyContext,
    way,
    cameForLater: prefersLater,
    prefersLater,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadStart',
        input: ({ context }) => context.way,
        onDone: toStart,
        onError: {
          target: 'loadFailed',
          actions: {
            type: 'keepResult',
            params: ({ event }) => stoppedBy(stopOf(event.error, 'LW-BIL-010')),
          },
        },
      },
    },
    loadFailed: { on: { 'load.retried': 'loading' } },
    restricted: {},
    /** Somebody's payment is running or unknown: no other may be made until it is settled. */
    paymentBeingChecked: {
      invoke: {
        src: 'watchOpenPayment',
        onDone: {
          target: 'loading',
          actions: { type: 'askForSettled', params: ({ event }) => event.output },
        },
        onError: 'loadFailed',
      },
    },

    /** A form was kept, and nothing says that the customer comes back to it. */
    offeringDraft: { on: { 'draft.continued': toOffered, 'flow.restarted': restart } },

    enteringAmount: {
      on: {
        ...moves,
        'draft.continued': toOffered,
        'amount.submitted': [
          { guard: 'isOverpayment', target: 'confirmingOverpayment', actions: 'keepAnswer' },
          { guard: 'isComplete', target: 'preparingReview', actions: 'keepAnswer' },
          { guard: 'isPossibleAmount', target: 'choosingMethod', actions: 'keepAnswer' },
        ],
      },
    },
    confirmingOverpayment: {
      on: {
        'overpayment.confirmed': [
          { guard: 'isComplete', target: 'preparingReview', actions: 'keepAnswer' },
          { target: 'choosingMethod', actions: 'keepAnswer' },
        ],
        'overpayment.refused': 'enteringAmount',
        'step.back': 'enteringAmount',
      },
    },

    choosingMethod: {
      entry: keepDraft('method'),
      on: {
        ...moves,
        'step.back': 'enteringAmount',
        ...method.choosing,
      },
    },
    confirmingExpiringCard: method.confirmingExpiringCard,
    enteringCard: { ...newMethod.enteringCard, entry: keepEntering('creditCard') },
    /** The fifth step, where banks can be connected. */
    connectingBank: newMethod.connectingBank,
    waitingForBank: newMethod.waitingForBank,
    noAccountConnected: newMethod.noAccountConnected,
    bankConnectFailed: newMethod.bankConnectFailed,
    enteringBankAccount: { ...newMethod.enteringBankAccount, entry: keepEntering('bankAccount') },

    choosingDate: {
      entry: keepDraft('date'),
      on: {
        ...moves,
        'step.back': 'choosingMethod',
        'date.submitted': [
          { guard: 'isComplete', target: 'preparingReview', actions: 'keepAnswer' },
          { guard: 'isAmountOpen', target: 'enteringAmount', actions: 'keepAnswer' },
          { guard: 'isPossibleDate', target: 'choosingMethod', actions: 'keepAnswer' },
        ],
      },
    },

    preparingReview: {
      invoke: {
        src: 'loadPreview',
        input: ({ context }) => readyPayment(context),
        onDone: {
          target: 'reviewing',
          actions: { type: 'keepPreview', params: ({ event }) => event.output },
        },
        // The review also stands without it; what it could not look up it says.
        onError: { target: 'reviewing', actions: { type: 'keepPreview', params: null } },
      },
      on: { 'step.back': backFromReview },
    },
    reviewing: {
      entry: keepDraft('review'),
      exit: 'forgetCutOff',
      on: {
        ...moves,
        'step.back': backFromReview,
        'payment.submitted': { guard: 'isComplete', target: 'savingAttempt' },
      },
    },

    /** The key is stored before anything is sent with it, so that no crash can lose it. */
    savingAttempt: {
      invoke: {
        src: 'saveAttempt',
        input: ({ context }) => ({ draft: draftOf(context, 'review'), attempt: context.attempt }),
        onDone: {
          target: 'submitting',
          actions: { type: 'keepAttempt', params: ({ event }) => event.output },
        },
        // Nothing is sent with a key that could not be kept. Without a connection it is the customer who tries again.
        onError: [backWithoutConnection, ...toldByFailure('LW-PAY-060')],
      },
    },
    submitting: {
      invoke: {
        src: 'submitPayment',
        input: ({ context }) => ({ request: readyPayment(context), key: context.attempt?.key ?? null }),
        onDone: toldByAnswer,
      },
    },

    paid: {},
    scheduled: {},
    pending: {},
    /** Nobody knows yet. There is no way to pay again from here: it ends when the payment is settled. */
    checking: {
      invoke: {
        src: 'watchPayment',
        input: ({ context: { attempt, result } }) => ({
          key: attempt?.key ?? null,
          paymentId: result?.payment?.id ?? null,
        }),
        onDone: toldByAnswer,
      },
    },
    declined: { entry: keepStopped('method'), on: anew },
    securityCodeFailed: { entry: keepStopped('method'), on: anew },
    verificationFailed: { entry: keepStopped('method'), on: anew },
    methodUnavailable: {
      entry: keepStopped('method'),
      on: { ...anew, 'method.reopened': afresh('choosingMethod') },
    },
    amountChanged: {
      entry: [keepStopped('amount'), 'forgetAmount'],
      on: { 'amount.reopened': afresh('enteringAmount') },
    },
    dateNoLongerPossible: {
      entry: keepStopped('date'),
      on: { ...anew, 'date.reopened': afresh('choosingDate') },
    },
    anotherPaymentInProgress: { on: { 'openPayment.requested': 'loading' } },
    tooManyAttempts: { entry: keepStopped('method'), on: anew },
    sessionEnded: {},
    /** Tried again it is another attempt, with a key of its own; where nobody answered it is the same. */
    serviceUnavailable: {
      entry: keepStopped('review'),
      on: {
        ...anew,
        'payment.retried': [{ guard: 'isComplete', target: 'savingAttempt' }, { target: 'loading' }],
      },
    },
  },
});
