import { backWithoutConnection } from '@linework/parts/flow/chart';
import { draftOf, emptyContext, readyPayment } from './device-payment.rules.ts';
import {
  devicePaymentSetup,
  toldByAnswer,
  toldByFailure,
  toldByRefusal,
  toStart,
} from './device-payment.setup.ts';

/** From any step to another one, as the address asks or a "Change" link, where what it needs is there. */
const moves = {
  'amount.reopened': 'enteringAmount',
  'method.reopened': { guard: 'hasAmount', target: 'choosingMethod' },
  'review.reopened': { guard: 'isComplete', target: 'reviewing' },
} as const;

/** From whatever stopped a payment: it is over, and another method, or another amount than that one, makes another. */
const anew = {
  'savedMethod.submitted': { guard: 'hasAmount', target: 'choosingMethod', actions: 'keepAnswer' },
  'method.reopened': { guard: 'hasAmount', target: 'choosingMethod' },
  'amount.reopened': { target: 'enteringAmount', actions: 'forgetAmount' },
} as const;

/** Back to the figures: those that the answer brought, or those asked for anew. */
const afresh = [{ guard: 'hasFreshFigures', target: 'enteringAmount' }, { target: 'loading' }] as const;

/** Paying a device off, or a part of it: amount, card, review, and what came of it. */
export const devicePaymentMachine = devicePaymentSetup.createMachine({
  id: 'device-payment',
  context: ({ input }) => ({ ...emptyContext, paymentId: input.paymentId ?? null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadStart',
        input: ({ context }) => context.paymentId,
        onDone: toStart,
        onError: toldByFailure('LW-MOB-020'),
      },
    },
    /** Paid off, by somebody else or from another page. */
    nothingLeft: {},
    /** A payment is running or unknown: no other may be made until it is settled. */
    paymentBeingChecked: {
      invoke: {
        src: 'watchOpenPayment',
        onDone: { target: 'loading', actions: 'askForSettled' },
        onError: toldByFailure('LW-MOB-020'),
      },
    },

    enteringAmount: {
      on: {
        ...moves,
        'amount.submitted': [
          { guard: 'isComplete', target: 'reviewing', actions: 'keepAnswer' },
          { guard: 'isPossibleAmount', target: 'choosingMethod', actions: 'keepAnswer' },
        ],
      },
    },
    choosingMethod: {
      on: {
        ...moves,
        'step.back': 'enteringAmount',
        'savedMethod.submitted': [
          { guard: 'isExpiringCard', target: 'confirmingExpiringCard', actions: 'keepAnswer' },
          { guard: 'isComplete', target: 'reviewing', actions: 'keepAnswer' },
        ],
        'newMethod.kept': { guard: 'isComplete', target: 'reviewing' },
        'card.requested': 'enteringCard',
        'cardData.refused': toldByRefusal,
      },
    },
    confirmingExpiringCard: {
      on: {
        'expiringCard.confirmed': { guard: 'isComplete', target: 'reviewing' },
        'expiringCard.refused': { target: 'choosingMethod', actions: 'forgetMethod' },
        'step.back': { target: 'choosingMethod', actions: 'forgetMethod' },
      },
    },
    enteringCard: {
      on: {
        ...moves,
        'step.back': 'choosingMethod',
        'newMethod.submitted': { guard: 'isComplete', target: 'reviewing', actions: 'keepAnswer' },
        'cardData.refused': toldByRefusal,
      },
    },
    reviewing: {
      exit: 'forgetCutOff',
      on: {
        ...moves,
        'step.back': 'choosingMethod',
        'payment.submitted': { guard: 'isComplete', target: 'savingAttempt' },
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
        // Nothing is sent with a key that could not be kept.
        onError: [backWithoutConnection, ...toldByFailure('LW-MOB-020')],
      },
    },
    submitting: {
      invoke: {
        src: 'submitPayment',
        input: ({ context }) => ({ request: readyPayment(context), key: context.attempt?.key ?? null }),
        onDone: toldByAnswer,
      },
    },

    /** Told at once; what is left is asked for beside it, and told without where nobody knows. */
    paid: {
      invoke: {
        src: 'loadLeft',
        onDone: { actions: { type: 'keepLeft', params: ({ event }) => event.output } },
        onError: {},
      },
    },
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
    declined: { on: anew },
    methodUnavailable: { on: anew },
    amountChanged: { entry: 'forgetAmount', on: { 'amount.reopened': afresh } },
    anotherPaymentInProgress: { on: { 'openPayment.requested': 'loading' } },
    tooManyAttempts: { on: anew },
    /** Where nothing was sent yet the figures are asked for anew; a payment is sent again under its key. */
    deviceNotPayable: {},
    devicesUnavailable: {
      on: {
        'payment.retried': [{ guard: 'isComplete', target: 'savingAttempt' }, { target: 'loading' }],
      },
    },
    sessionEnded: {},
    serviceUnavailable: {
      on: {
        ...anew,
        'payment.retried': [{ guard: 'isComplete', target: 'savingAttempt' }, { target: 'loading' }],
      },
    },
  },
});
