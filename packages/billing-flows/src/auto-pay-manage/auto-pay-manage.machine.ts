import { chosenMethodStates, newMethodStates, stopOf } from '@linework/parts/flow/chart';
import { chosenDebit, emptyContext, readyChange, standingsIn } from './auto-pay-manage.rules.ts';
import {
  autoPayManageSetup,
  stopped,
  toldByAnswer,
  toldByBank,
  toldByFailure,
  toldByRefusal,
  toStart,
} from './auto-pay-manage.setup.ts';

/** To the method, by way of the services where nothing says yet which are meant. */
const toMethod = [
  { guard: 'mustChooseServices', target: 'choosingServices', actions: 'keepAnswer' },
  { guard: 'hasStanding', target: 'choosingMethod', actions: 'keepAnswer' },
] as const;
const toDay = [
  { guard: 'mustChooseServices', target: 'choosingServices', actions: 'keepAnswer' },
  { guard: 'hasStanding', target: 'choosingDay', actions: 'keepAnswer' },
] as const;

/** From any step to another one, as the address asks or a "Change" button, where what it needs is there. */
const moves = {
  'summary.reopened': { guard: 'hasStanding', target: 'summary' },
  'services.reopened': { guard: 'hasSeveral', target: 'choosingServices' },
  'method.reopened': toMethod,
  'bank.reopened': [
    { guard: 'mustChooseServices', target: 'choosingServices', actions: 'keepAnswer' },
    { guard: 'hasBankConnect', target: 'connectingBank' },
  ],
  'day.reopened': toDay,
  'review.reopened': { guard: 'isComplete', target: 'preparingReview' },
  'cancel.reopened': { guard: 'isCancelable', target: 'confirmingCancel' },
  'authorizations.reopened': 'loadingAuthorizations',
} as const;

const backToServices = [{ guard: 'hasSeveral', target: 'choosingServices' }, { target: 'summary' }] as const;

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
  elsewhere: { 'method.reopened': toMethod },
});

/** Nothing went out, and nothing is queued: the screen stays, and says so. */
const stays = <From extends string>(target: From) => ({ target, actions: 'noteCutOff' }) as const;

/** Managing Auto Pay as the customer lives through it: how it stands, what is changed of it, and canceling it. */
export const autoPayManageMachine = autoPayManageSetup.createMachine({
  id: 'auto-pay-manage',
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
          actions: { type: 'keepResult', params: ({ event }) => stopped(stopOf(event.error, 'LW-APY-010')) },
        },
      },
    },
    loadFailed: { on: { 'load.retried': 'loading' } },
    /** It was opened by its address, or has been canceled. */
    off: { on: { 'authorizations.reopened': 'loadingAuthorizations' } },

    summary: { entry: 'forgetChanges', on: moves },

    /** Which of those that are on. */
    choosingServices: {
      on: {
        ...moves,
        'step.back': 'summary',
        'services.submitted': [
          { guard: 'isAboutDay', target: 'choosingDay', actions: 'keepAnswer' },
          { guard: 'areServices', target: 'choosingMethod', actions: 'keepAnswer' },
        ],
      },
    },

    choosingMethod: {
      exit: 'forgetPrepaid',
      on: { ...moves, 'step.back': backToServices, ...method.choosing },
    },
    confirmingExpiringCard: method.confirmingExpiringCard,
    enteringCard: newMethod.enteringCard,
    connectingBank: newMethod.connectingBank,
    waitingForBank: newMethod.waitingForBank,
    noAccountConnected: newMethod.noAccountConnected,
    bankConnectFailed: newMethod.bankConnectFailed,
    enteringBankAccount: newMethod.enteringBankAccount,

    choosingDay: {
      on: {
        ...moves,
        'step.back': [
          { guard: 'hasMethod', target: 'choosingMethod', actions: 'forgetDay' },
          ...backToServices,
        ],
        'day.submitted': [
          { guard: 'isComplete', target: 'preparingReview', actions: 'keepAnswer' },
          { guard: 'isDayOfNow', target: 'summary' },
        ],
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
        // What was chosen tells it too.
        onError: { target: 'reviewing', actions: { type: 'keepFirstDebit', params: null } },
      },
      on: { 'step.back': 'summary' },
    },
    reviewing: {
      exit: ['forgetCutOff', 'forgetNewText'],
      on: {
        ...moves,
        'step.back': [{ guard: 'isAboutDay', target: 'choosingDay' }, { target: 'choosingMethod' }],
        'change.submitted': { guard: 'isReady', target: 'submitting', actions: 'keepAnswer' },
      },
    },
    submitting: {
      invoke: {
        src: 'changeAutoPay',
        input: ({ context }) => readyChange(context),
        onDone: toldByAnswer,
        onError: stays('reviewing'),
      },
    },

    confirmingCancel: {
      entry: 'forgetChanges',
      exit: 'forgetCutOff',
      on: {
        ...moves,
        'step.back': 'summary',
        'cancellation.submitted': { guard: 'isCancelable', target: 'canceling' },
      },
    },
    canceling: {
      invoke: {
        src: 'cancelAutoPay',
        input: ({ context }) => standingsIn(context).map(({ id }) => id),
        onDone: toldByAnswer,
        onError: stays('confirmingCancel'),
      },
    },

    loadingAuthorizations: {
      invoke: {
        src: 'loadAuthorizations',
        onDone: {
          target: 'readingAuthorizations',
          actions: { type: 'keepAuthorizations', params: ({ event }) => event.output },
        },
        onError: toldByFailure('LW-APY-010'),
      },
      on: { 'step.back': [{ guard: 'hasStanding', target: 'summary' }, { target: 'off' }] },
    },
    readingAuthorizations: {
      on: { ...moves, 'step.back': [{ guard: 'hasStanding', target: 'summary' }, { target: 'off' }] },
    },

    changed: {},
    canceled: {},
    /** Our side, the bank or the card network failed: it stands as before, and asked again nothing is done twice. */
    notChanged: {
      on: {
        'change.retried': { guard: 'isComplete', target: 'preparingReview' },
        'method.reopened': toMethod,
        'day.reopened': toDay,
        'summary.reopened': { guard: 'hasStanding', target: 'summary' },
      },
    },
    notCanceled: {
      on: {
        'cancellation.retried': { guard: 'isCancelable', target: 'canceling' },
        'summary.reopened': { guard: 'hasStanding', target: 'summary' },
      },
    },
    /** The old method was given up, the new one was not taken: it is off. */
    methodLost: {},
    /** Somebody else was faster. */
    changedMeanwhile: { on: { 'load.retried': { target: 'loading', actions: 'askAnew' } } },
    /** The method that was given is not taken. */
    refused: {
      on: {
        'method.reopened': { guard: 'hasStanding', target: 'choosingMethod', actions: 'forgetMethod' },
        'summary.reopened': { guard: 'hasStanding', target: 'summary' },
      },
    },
    sessionEnded: {},
    serviceUnavailable: { on: { 'load.retried': { target: 'loading', actions: 'askAnew' } } },
  },
});
