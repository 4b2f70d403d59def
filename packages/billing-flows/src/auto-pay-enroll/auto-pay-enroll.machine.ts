import { backWithoutConnection, chosenMethodStates, newMethodStates } from '@linework/parts/flow/chart';
import { draftOf } from './auto-pay-enroll.draft.ts';
import { chosenDebit, emptyContext, readyEnrolment } from './auto-pay-enroll.rules.ts';
import {
  autoPayEnrollSetup,
  stopFor,
  toldByAnswer,
  toldByBank,
  toldByFailure,
  toldByRefusal,
  toStart,
} from './auto-pay-enroll.setup.ts';
import type { Step } from './auto-pay-enroll.types.ts';

const keepDraft = (step: Step) => ({ type: 'keepDraft', params: { step } }) as const;

/** An empty form, whatever was given or kept. */
const restart = [
  { guard: 'hasAmountStep', target: 'enteringAmount', actions: ['keepAnswer', 'discardDraft'] },
  { target: 'choosingMethod', actions: ['keepAnswer', 'discardDraft'] },
] as const;

/** From any step to another one, as the address asks or a "Change" link, where what it needs is there. */
const moves = {
  'amount.reopened': { guard: 'hasAmountStep', target: 'enteringAmount' },
  'method.reopened': { guard: 'isAmountAnswered', target: 'choosingMethod' },
  'bank.reopened': { guard: 'hasBankConnect', target: 'connectingBank' },
  'day.reopened': { guard: 'hasMethod', target: 'choosingDay' },
  'review.reopened': { guard: 'isComplete', target: 'preparingReview' },
  'flow.restarted': restart,
} as const;

/** From whatever stopped it: another method makes another attempt. */
const anew = {
  'savedMethod.submitted': [
    { guard: 'isComplete', target: 'preparingReview', actions: 'keepAnswer' },
    { target: 'choosingMethod', actions: 'keepAnswer' },
  ],
  'method.reopened': { guard: 'isAmountAnswered', target: 'choosingMethod' },
} as const;

/** With the method on to the review; to the day where the offered one does not go with it. */
const method = chosenMethodStates({ next: 'choosingDay', refused: toldByRefusal });

const newMethod = newMethodStates({
  moves,
  given: [
    { guard: 'isPrepaid', target: 'choosingMethod', actions: 'notePrepaid' },
    { guard: 'isComplete', target: 'preparingReview', actions: 'keepAnswer' },
    { target: 'choosingDay', actions: 'keepAnswer' },
  ],
  refused: toldByRefusal,
  bankAnswered: toldByBank,
  bankFailed: toldByFailure('LW-PAY-061'),
  elsewhere: anew,
});

const backToAmount = { guard: 'hasAmountStep', target: 'enteringAmount' } as const;

/** Turning Auto Pay on as the customer lives through it: amount due, method, review, and what came of it. */
export const autoPayEnrollMachine = autoPayEnrollSetup.createMachine({
  id: 'auto-pay-enroll',
  context: ({ input }) => ({ ...emptyContext, step: input.step }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadStart',
        input: ({ context }) => context.step,
        onDone: toStart,
        onError: {
          target: 'loadFailed',
          actions: { type: 'keepResult', params: ({ event }) => stopFor(event.error, 'LW-APY-010') },
        },
      },
    },
    loadFailed: { on: { 'load.retried': 'loading' } },
    /** The account is disconnected, or inactive. */
    notAllowed: {},
    /** Nothing that the account may pay with can be debited. */
    restricted: {},
    alreadyOn: { entry: 'discardDraft' },

    /** Left out where nothing is due, and where either answer charges the same today. */
    enteringAmount: {
      on: {
        ...moves,
        'amount.submitted': [
          { guard: 'isComplete', target: 'preparingReview', actions: 'keepAnswer' },
          { guard: 'isAmountAnswered', target: 'choosingMethod', actions: 'keepAnswer' },
        ],
      },
    },

    choosingMethod: {
      entry: keepDraft('method'),
      exit: 'forgetPrepaid',
      on: {
        ...moves,
        'step.back': backToAmount,
        ...method.choosing,
      },
    },
    confirmingExpiringCard: method.confirmingExpiringCard,
    enteringCard: newMethod.enteringCard,
    connectingBank: newMethod.connectingBank,
    waitingForBank: newMethod.waitingForBank,
    noAccountConnected: newMethod.noAccountConnected,
    bankConnectFailed: newMethod.bankConnectFailed,
    enteringBankAccount: newMethod.enteringBankAccount,

    /** The day of the month, from the review. */
    choosingDay: {
      entry: keepDraft('day'),
      on: {
        ...moves,
        'step.back': [{ guard: 'isComplete', target: 'preparingReview' }, { target: 'choosingMethod' }],
        'day.submitted': { guard: 'isComplete', target: 'preparingReview', actions: 'keepAnswer' },
      },
    },

    preparingReview: {
      invoke: {
        src: 'loadFirstDebit',
        input: ({ context }) => chosenDebit(context),
        onDone: {
          target: 'reviewing',
          actions: { type: 'keepFirstDebit', params: ({ event }) => event.output },
        },
        // What was offered tells it too.
        onError: { target: 'reviewing', actions: { type: 'keepFirstDebit', params: null } },
      },
      on: { 'step.back': 'choosingMethod' },
    },
    reviewing: {
      entry: keepDraft('review'),
      exit: ['forgetCutOff', 'forgetNewText'],
      on: {
        ...moves,
        'step.back': 'choosingMethod',
        'enrolment.submitted': { guard: 'isReady', target: 'savingAttempt', actions: 'keepAnswer' },
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
        onError: [backWithoutConnection, ...toldByFailure('LW-APY-020')],
      },
    },
    submitting: {
      invoke: {
        src: 'submitEnrolment',
        input: ({ context }) => ({ request: readyEnrolment(context), key: context.attempt?.key ?? null }),
        onDone: toldByAnswer,
      },
    },

    enrolled: { entry: 'discardDraft' },
    enrolledAndPaid: { entry: 'discardDraft' },
    /** Partial failure: what was due is paid, so that another try enrolls only. */
    paidOnly: {
      entry: 'discardDraft',
      on: { 'enrolment.retried': { target: 'loading', actions: 'forgetForm' } },
    },
    notEnrolled: {
      entry: keepDraft('review'),
      on: {
        ...anew,
        'day.reopened': { guard: 'hasMethod', target: 'choosingDay' },
        'enrolment.retried': [{ guard: 'isComplete', target: 'preparingReview' }, { target: 'loading' }],
      },
    },
    notPaid: {
      entry: keepDraft('method'),
      on: {
        ...anew,
        'enrolment.retried': [{ guard: 'isReady', target: 'savingAttempt' }, { target: 'loading' }],
      },
    },
    /** Nobody knows whether the payment was taken: nothing is on, and it ends when the payment is settled. */
    checking: {
      invoke: {
        src: 'watchPayment',
        input: ({ context }) => ({ key: context.attempt?.key ?? null }),
        onDone: toldByAnswer,
      },
    },
    /** The new figure is asked about; the method and the day stay as they were chosen. */
    amountChanged: { entry: keepDraft('amount'), on: { 'amount.reopened': 'loading' } },
    /** Somebody has changed what was to be debited: it is looked at as it is now, and all else stays as it was chosen. */
    methodChanged: { entry: keepDraft('method'), on: { 'load.retried': 'loading' } },
    sessionEnded: {},
    serviceUnavailable: { entry: keepDraft('review'), on: { 'load.retried': 'loading' } },
  },
});
