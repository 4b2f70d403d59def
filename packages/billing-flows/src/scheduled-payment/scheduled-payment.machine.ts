import type { ScheduledAnswer } from '@linework/domain';
import { stopOf } from '@linework/parts/flow/chart';
import { emptyContext, wantedOf } from './scheduled-payment.rules.ts';
import { scheduledPaymentSetup, toldByAnswer, toldByRefusal, toStart } from './scheduled-payment.setup.ts';
import type { ScheduledPaymentContext } from './scheduled-payment.types.ts';

type Known = { readonly context: ScheduledPaymentContext };

/** What is sent: the payment as it is to be, and as it was when that was decided. */
function changeOf({ context }: Known) {
  const wanted = wantedOf(context);
  if (!wanted || !context.chosen) return null;
  const { id, amount, paymentDate, method } = context.chosen.payment;
  return { ...wanted, paymentId: id, seen: { amount, paymentDate, methodId: method.methodId } };
}

const questionOf = ({ context }: Known) => {
  const wanted = wantedOf(context);
  return wanted && context.chosen ? { ...wanted, paymentId: context.chosen.payment.id } : null;
};

const failure = (error: unknown): ScheduledAnswer => ({
  ...stopOf(error, 'LW-SYS-010'),
  payment: null,
  lastChange: null,
});

/** From any step to another one, as the address asks or a "Change" button, where what it needs is there. */
const moves = {
  'list.reopened': 'listing',
  'detail.reopened': { guard: 'hasChosen', target: 'viewing' },
  'amount.reopened': { guard: 'isOpen', target: 'enteringAmount' },
  'method.reopened': { guard: 'isOpen', target: 'choosingMethod' },
  'date.reopened': { guard: 'isOpen', target: 'choosingDate' },
  'review.reopened': { guard: 'isReady', target: 'preparingReview' },
  'cancel.reopened': { guard: 'isOpen', target: 'confirmingCancel' },
} as const;

/** Nothing went out, and nothing is queued: the screen stays, and says so. */
const stays = <From extends string>(target: From) => ({ target, actions: 'noteCutOff' }) as const;

/** Scheduled payments as the customer lives through them: what waits, one of them, what is changed of it, and canceling it. */
export const scheduledPaymentMachine = scheduledPaymentSetup.createMachine({
  id: 'scheduled-payment',
  context: ({ input }) => ({ ...emptyContext, address: input.address ?? {} }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadStart',
        input: ({ context }) => context.address,
        onDone: toStart,
        onError: {
          target: 'loadFailed',
          actions: { type: 'keepResult', params: ({ event }) => failure(event.error) },
        },
      },
    },
    loadFailed: { on: { 'load.retried': { target: 'loading', actions: 'askAnew' } } },

    listing: {
      on: {
        ...moves,
        'payment.chosen': {
          guard: 'isThere',
          target: 'viewing',
          actions: { type: 'keepChosen', params: ({ event }) => event.paymentId },
        },
      },
    },
    /** What was begun is given up by going back to how it stands. */
    viewing: { entry: 'forgetChanges', on: { ...moves, 'step.back': 'listing' } },

    enteringAmount: {
      on: {
        ...moves,
        'step.back': 'viewing',
        'amount.submitted': [
          { guard: 'isOverpayment', target: 'confirmingOverpayment', actions: 'keepAnswer' },
          { guard: 'isReadyAmount', target: 'preparingReview', actions: 'keepAnswer' },
          { guard: 'isPossibleAmount', target: 'viewing' },
        ],
      },
    },
    confirmingOverpayment: {
      on: {
        'overpayment.confirmed': { target: 'preparingReview', actions: 'keepAnswer' },
        'overpayment.refused': 'enteringAmount',
        'step.back': 'enteringAmount',
      },
    },
    choosingMethod: {
      on: {
        ...moves,
        'step.back': { target: 'viewing', actions: 'forgetMethod' },
        'savedMethod.submitted': [
          { guard: 'isExpiringCard', target: 'confirmingExpiringCard', actions: 'keepAnswer' },
          { guard: 'isReady', target: 'preparingReview', actions: 'keepAnswer' },
          // The card works no more on the day: another day is asked for.
          { guard: 'isChanged', target: 'choosingDate', actions: 'keepAnswer' },
          { target: 'viewing' },
        ],
        'cardData.refused': toldByRefusal,
      },
    },
    confirmingExpiringCard: {
      on: {
        'expiringCard.confirmed': [
          { guard: 'isReady', target: 'preparingReview' },
          { guard: 'isChanged', target: 'choosingDate' },
          { target: 'viewing' },
        ],
        'expiringCard.refused': { target: 'choosingMethod', actions: 'forgetMethod' },
        'step.back': { target: 'choosingMethod', actions: 'forgetMethod' },
      },
    },
    choosingDate: {
      on: {
        ...moves,
        'step.back': 'viewing',
        'date.submitted': [
          { guard: 'isReadyDay', target: 'preparingReview', actions: 'keepAnswer' },
          { guard: 'isPossibleDay', target: 'viewing' },
        ],
      },
    },

    preparingReview: {
      invoke: {
        src: 'loadWarnings',
        input: questionOf,
        onDone: {
          target: 'reviewing',
          actions: { type: 'keepWarnings', params: ({ event }) => event.output },
        },
        // The review also stands without it; what it could not look up it says.
        onError: { target: 'reviewing', actions: { type: 'keepWarnings', params: null } },
      },
      on: { 'step.back': 'viewing' },
    },
    reviewing: {
      exit: 'forgetCutOff',
      on: {
        ...moves,
        'step.back': 'viewing',
        'change.submitted': { guard: 'isReady', target: 'submitting' },
      },
    },
    submitting: {
      invoke: { src: 'changePayment', input: changeOf, onDone: toldByAnswer, onError: stays('reviewing') },
    },

    confirmingCancel: {
      entry: 'forgetChanges',
      exit: 'forgetCutOff',
      on: {
        ...moves,
        'step.back': 'viewing',
        'cancellation.submitted': { guard: 'isOpen', target: 'canceling' },
      },
    },
    canceling: {
      invoke: {
        src: 'cancelPayment',
        input: ({ context }) => context.chosen?.payment.id ?? null,
        onDone: toldByAnswer,
        onError: stays('confirmingCancel'),
      },
    },

    changed: {},
    canceled: {},
    /** Our side failed: asked again nothing is done twice. Or its cutoff has passed, which asking again changes nothing about. */
    notChanged: { on: { 'change.retried': { guard: 'isWorthAsking', target: 'submitting' } } },
    notCanceled: { on: { 'cancellation.retried': { guard: 'isWorthAsking', target: 'canceling' } } },
    /** It left, or somebody else was faster. What has come to its end is told whole. */
    changedMeanwhile: {
      on: { 'load.retried': { guard: 'goesOn', target: 'loading', actions: 'askAnew' } },
    },
    /** The rules refuse another day or method. */
    refused: {
      on: {
        'date.reopened': { guard: 'isOpen', target: 'choosingDate' },
        'method.reopened': { guard: 'isOpen', target: 'choosingMethod', actions: 'forgetMethod' },
        'amount.reopened': { guard: 'isOpen', target: 'enteringAmount' },
        'detail.reopened': { guard: 'hasChosen', target: 'viewing' },
      },
    },
    sessionEnded: {},
    serviceUnavailable: { on: { 'load.retried': { target: 'loading', actions: 'askAnew' } } },
  },
});
