import { draftOf } from './draft.ts';
import { emptyContext, readyPayment } from './one-time-payment.context.ts';
import { keepAmount, keepDate, keepSavedMethod, payment, withNewMethod } from './one-time-payment.setup.ts';
import {
  toldByAnswer,
  toldByBank,
  toldByEvent,
  toldByFailure,
  toStart,
} from './one-time-payment.transitions.ts';
import type { Step } from './one-time-payment.types.ts';
import { stopped, stoppedBy } from './port-answers.ts';

const keepDraft = (step: Step) => ({ type: 'keepDraft', params: { step } }) as const;

/** From any step to another one, as the address asks or a "Change" link: where what it needs is there. */
const moves = {
  'amount.reopened': 'enteringAmount',
  'method.reopened': { guard: 'hasAmount', target: 'choosingMethod' },
  'bank.reopened': { guard: 'hasBankConnect', target: 'connectingBank' },
  'date.reopened': { guard: 'hasMethod', target: 'choosingDate' },
  'review.reopened': { guard: 'isComplete', target: 'preparingReview' },
} as const;

/** Back to a step whose rules have changed: with the figures the answer brought, or with those asked for anew. */
const afresh = <Target extends string>(target: Target) =>
  [{ guard: 'hasFreshFigures', target }, { target: 'loading' }] as const;

/** A one-time payment as the customer lives through it: amount, method, date, review, and what came of it. */
export const oneTimePaymentMachine = payment.createMachine({
  id: 'one-time-payment',
  context: ({ input }) => ({
    ...emptyContext,
    amount: { ...emptyContext.amount, choice: input.startWith ?? 'amountDue' },
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadStart',
        onDone: toStart,
        onError: {
          target: 'loadFailed',
          actions: { type: 'keepResult', params: ({ event }) => stopped(event.error, 'LW-BIL-010') },
        },
      },
    },
    loadFailed: { on: { 'load.retried': 'loading' } },
    restricted: {},
    /** Somebody's payment is running or unknown: no other may be made until it is settled. */
    paymentBeingChecked: {
      invoke: { src: 'watchOpenPayment', onDone: 'loading', onError: 'loadFailed' },
    },

    enteringAmount: {
      on: {
        ...moves,
        'amount.submitted': [
          { guard: 'isOverpayment', target: 'confirmingOverpayment', actions: keepAmount },
          { guard: 'isComplete', target: 'preparingReview', actions: keepAmount },
          { guard: 'isPossibleAmount', target: 'choosingMethod', actions: keepAmount },
        ],
      },
    },
    confirmingOverpayment: {
      on: {
        'overpayment.confirmed': [
          { guard: 'isComplete', target: 'preparingReview', actions: 'confirmOverpayment' },
          { target: 'choosingMethod', actions: 'confirmOverpayment' },
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
        'savedMethod.submitted': [
          { guard: 'isExpiringCard', target: 'confirmingExpiringCard', actions: keepSavedMethod },
          { guard: 'isComplete', target: 'preparingReview', actions: keepSavedMethod },
          { target: 'choosingDate', actions: keepSavedMethod },
        ],
        'newMethod.kept': [
          { guard: 'isComplete', target: 'preparingReview' },
          { guard: 'hasMethod', target: 'choosingDate' },
        ],
        'card.requested': 'enteringCard',
        'bankAccount.requested': [
          { guard: 'hasBankConnect', target: 'connectingBank' },
          { target: 'enteringBankAccount' },
        ],
        'cardData.refused': toldByEvent,
      },
    },
    confirmingExpiringCard: {
      on: {
        'expiringCard.confirmed': [
          { guard: 'isComplete', target: 'preparingReview' },
          { target: 'choosingDate' },
        ],
        'expiringCard.refused': { target: 'choosingMethod', actions: 'forgetMethod' },
        'step.back': { target: 'choosingMethod', actions: 'forgetMethod' },
      },
    },
    enteringCard: {
      on: {
        ...moves,
        'step.back': 'choosingMethod',
        'newMethod.submitted': withNewMethod,
        'cardData.refused': toldByEvent,
      },
    },
    /** The fifth step, where banks can be connected; the numbers may always be typed instead. */
    connectingBank: {
      on: {
        ...moves,
        'step.back': 'choosingMethod',
        'bankConnection.started': 'waitingForBank',
        'bankNumbers.requested': 'enteringBankAccount',
      },
    },
    /** On the way to the bank, whose page takes the place of this one, and on the way back. */
    waitingForBank: {
      invoke: {
        src: 'connectBank',
        onDone: toldByBank,
        onError: toldByFailure('LW-PAY-061'),
      },
      on: { ...moves, 'step.back': 'connectingBank', 'bankNumbers.requested': 'enteringBankAccount' },
    },
    bankConnectFailed: {
      on: { 'bankNumbers.requested': 'enteringBankAccount', 'method.reopened': 'choosingMethod' },
    },
    enteringBankAccount: {
      on: {
        ...moves,
        'step.back': [{ guard: 'hasBankConnect', target: 'connectingBank' }, { target: 'choosingMethod' }],
        'newMethod.submitted': withNewMethod,
        'cardData.refused': toldByEvent,
      },
    },

    choosingDate: {
      entry: keepDraft('date'),
      on: {
        ...moves,
        'step.back': 'choosingMethod',
        'date.submitted': [
          { guard: 'isComplete', target: 'preparingReview', actions: keepDate },
          { guard: 'isPossibleDate', target: 'choosingMethod', actions: keepDate },
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
      on: { 'step.back': 'choosingDate' },
    },
    reviewing: {
      entry: keepDraft('review'),
      on: {
        ...moves,
        'step.back': 'choosingDate',
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
        onError: {
          target: 'serviceUnavailable',
          actions: { type: 'keepResult', params: stoppedBy('LW-PAY-060') },
        },
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
    scheduled: { entry: 'discardDraft' },
    pending: { entry: 'discardDraft' },
    /** Nobody knows yet. There is no way to pay again from here: it ends when the payment is settled. */
    checking: {
      invoke: {
        src: 'watchPayment',
        input: ({ context }) => ({ key: context.attempt?.key ?? null }),
        onDone: toldByAnswer,
      },
    },
    declined: { entry: keepDraft('method'), on: { 'method.reopened': 'choosingMethod' } },
    securityCodeFailed: { entry: keepDraft('method'), on: { 'method.reopened': 'choosingMethod' } },
    verificationFailed: { entry: keepDraft('method'), on: { 'method.reopened': 'choosingMethod' } },
    methodUnavailable: { entry: keepDraft('method'), on: { 'method.reopened': afresh('choosingMethod') } },
    amountChanged: {
      entry: [keepDraft('amount'), 'forgetAmount'],
      on: { 'amount.reopened': afresh('enteringAmount') },
    },
    dateNoLongerPossible: { entry: keepDraft('date'), on: { 'date.reopened': afresh('choosingDate') } },
    anotherPaymentInProgress: { on: { 'openPayment.requested': 'loading' } },
    tooManyAttempts: {},
    sessionEnded: {},
    serviceUnavailable: {
      on: {
        'payment.retried': [{ guard: 'mayRetrySameRequest', target: 'savingAttempt' }, { target: 'loading' }],
        'amount.reopened': 'loading',
      },
    },
  },
});
