import { type ConnectedBank, newMethodStates, stopOf } from '@linework/parts/flow/chart';
import { bankNotConnected, deletionNotLoaded, toldByAnswer, toldByRefusal } from './wallet.outcomes.ts';
import { deletionOf, editOf, emptyContext, newMethodOf, stoppedBy } from './wallet.rules.ts';
import { toStart, walletSetup } from './wallet.setup.ts';

/** From any step to another one, as the address asks or a button, where what it needs is there; what was told is read by then. */
const moves = {
  'add.reopened': { guard: 'isAdding', target: 'choosingMethod' },
  'card.reopened': { guard: 'isAdding', target: 'enteringCard', actions: 'forgetResult' },
  'bank.reopened': { guard: 'connectsBank', target: 'connectingBank', actions: 'forgetResult' },
  'name.reopened': { guard: 'hasGiven', target: 'naming', actions: 'forgetResult' },
  'saved.reopened': { guard: 'hasChosen', target: 'viewing', actions: ['forgetRequest', 'forgetResult'] },
  'edit.reopened': { guard: 'isReplaceable', target: 'editingCard', actions: 'forgetResult' },
  'rename.reopened': { guard: 'hasChosen', target: 'renaming', actions: 'forgetResult' },
  'delete.reopened': { guard: 'hasChosen', target: 'preparingDeletion' },
} as const;

/** Nothing went out, and nothing is queued: the screen stays, and says so. */
const stays = <From extends string>(target: From) => ({ target, actions: 'noteCutOff' }) as const;

/** What our side failed to do is asked again, or left. */
const again = <Sent extends string>(target: Sent) =>
  ({
    'change.retried': { guard: 'hasFailed', target, actions: 'forgetResult' },
    'outcome.dismissed': { actions: 'forgetResult' },
  }) as const;

interface BankAnswered {
  readonly event: { readonly output: ConnectedBank | null };
}

/** How the numbers of a new method are given; a card that cannot be saved is told so where it was typed. */
const newMethod = newMethodStates({
  moves,
  given: [
    { guard: 'isSavable', target: 'naming', actions: ['keepGiven', 'forgetResult'] },
    { actions: 'tellNotSavable' },
  ],
  refused: toldByRefusal,
  bankAnswered: [
    {
      guard: { type: 'isGiven', params: ({ event }: BankAnswered) => ({ bank: event.output }) },
      target: 'naming',
      actions: [{ type: 'keepBank', params: ({ event }: BankAnswered) => event.output }, 'forgetResult'],
    },
    { target: 'noAccountConnected' },
  ],
  bankFailed: bankNotConnected,
  elsewhere: { 'add.reopened': 'choosingMethod' },
});

/** The wallet as the customer lives through it: a method is added, looked at, put right, named, or deleted. */
export const walletMachine = walletSetup.createMachine({
  id: 'wallet',
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
          actions: {
            type: 'keepResult',
            params: ({ event }) => stoppedBy(stopOf(event.error, 'LW-SYS-010')),
          },
        },
      },
    },
    loadFailed: { on: { 'load.retried': { target: 'loading', actions: 'askAnew' } } },

    choosingMethod: {
      entry: 'forgetResult',
      on: {
        ...moves,
        'card.requested': 'enteringCard',
        'bankAccount.requested': [
          { guard: 'hasBankConnect', target: 'connectingBank' },
          { target: 'enteringBankAccount' },
        ],
      },
    },
    enteringCard: { ...newMethod.enteringCard, entry: { type: 'keepForm', params: 'card' } },
    connectingBank: newMethod.connectingBank,
    waitingForBank: { ...newMethod.waitingForBank, entry: { type: 'keepForm', params: 'connectedBank' } },
    noAccountConnected: newMethod.noAccountConnected,
    bankConnectFailed: { ...newMethod.bankConnectFailed, exit: 'forgetResult' },
    enteringBankAccount: {
      ...newMethod.enteringBankAccount,
      entry: { type: 'keepForm', params: 'bankAccount' },
    },
    /** It is verified: what it is called, and whether it comes first, is all that is left to ask. */
    naming: {
      exit: 'forgetCutOff',
      on: {
        ...moves,
        ...again('adding'),
        'step.back': 'choosingMethod',
        'method.named': {
          target: 'adding',
          actions: [{ type: 'keepNamed', params: ({ event }) => event.named }, 'forgetResult'],
        },
      },
    },
    adding: {
      invoke: {
        src: 'addMethod',
        input: ({ context }) => newMethodOf(context),
        onDone: toldByAnswer('adding'),
        onError: stays('naming'),
      },
    },
    /** The wallet keeps no more, or the account may pay with none. */
    full: {},
    unavailable: {
      on: {
        'form.reopened': { guard: 'isReplaceable', target: 'editingCard', actions: 'forgetResult' },
        'add.reopened': { guard: 'isAdding', target: 'choosingMethod', actions: 'forgetResult' },
      },
    },

    viewing: { entry: 'forgetRequest', on: { ...moves, 'outcome.dismissed': { actions: 'forgetResult' } } },
    /** It has expired, or soon will. */
    tellingExpiry: {
      on: { ...moves, 'expiry.read': 'viewing', 'step.back': 'viewing' },
    },
    editingCard: {
      exit: 'forgetCutOff',
      on: {
        ...moves,
        ...again('savingCard'),
        'step.back': { target: 'viewing', actions: 'forgetResult' },
        'newMethod.submitted': [
          {
            guard: 'expiresBeforeUse',
            target: 'confirmingExpiry',
            actions: ['keepGiven', 'forgetNamed', 'forgetResult'],
          },
          { guard: 'isSavable', target: 'savingCard', actions: ['keepGiven', 'forgetNamed', 'forgetResult'] },
          { actions: 'tellNotSavable' },
        ],
        'cardData.refused': toldByRefusal,
      },
    },
    /** What uses it would charge it when it works no more. */
    confirmingExpiry: {
      on: {
        ...moves,
        'step.back': 'editingCard',
        'expiringCard.confirmed': 'savingCard',
        'expiringCard.refused': 'editingCard',
      },
    },
    savingCard: {
      invoke: {
        src: 'editMethod',
        input: ({ context }) => editOf(context),
        onDone: toldByAnswer('savingCard'),
        onError: stays('editingCard'),
      },
    },
    renaming: {
      exit: 'forgetCutOff',
      on: {
        ...moves,
        ...again('savingName'),
        'step.back': { target: 'viewing', actions: 'forgetResult' },
        'method.named': {
          target: 'savingName',
          actions: [{ type: 'keepNamed', params: ({ event }) => event.named }, 'forgetResult'],
        },
      },
    },
    savingName: {
      invoke: {
        src: 'editMethod',
        input: ({ context }) => editOf(context),
        onDone: toldByAnswer('savingName'),
        onError: stays('renaming'),
      },
    },

    preparingDeletion: {
      entry: ['forgetRequest', 'forgetDeletion', 'forgetResult'],
      invoke: {
        src: 'loadDeletion',
        input: ({ context }) => context.methodId,
        onDone: [
          {
            guard: { type: 'isPossible', params: ({ event }) => ({ deletion: event.output }) },
            target: 'confirmingDeletion',
            actions: { type: 'keepDeletion', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isThere', params: ({ event }) => ({ deletion: event.output }) },
            target: 'viewing',
            actions: { type: 'tellNotRemovable', params: ({ event }) => event.output },
          },
          { target: 'gone' },
        ],
        onError: deletionNotLoaded,
      },
      on: { 'step.back': 'viewing' },
    },
    confirmingDeletion: {
      exit: 'forgetCutOff',
      on: {
        ...moves,
        ...again('deleting'),
        'step.back': { target: 'viewing', actions: 'forgetResult' },
        'deletion.submitted': { guard: 'isRemovable', target: 'deleting', actions: 'forgetResult' },
      },
    },
    deleting: {
      invoke: {
        src: 'deleteMethod',
        input: ({ context }) => deletionOf(context),
        onDone: toldByAnswer('deleting'),
        onError: stays('confirmingDeletion'),
      },
    },

    /** Something is due, and the method can pay it. */
    offeringPayment: {
      on: { 'offer.declined': [{ guard: 'wasEdited', target: 'edited' }, { target: 'added' }] },
    },
    added: {},
    edited: {},
    removed: {},
    gone: {},
    verificationFailed: {
      on: {
        'form.reopened': [
          { guard: 'isReplaceable', target: 'editingCard', actions: 'forgetResult' },
          // Its account takes no cards any more: another form would add a second method.
          { guard: 'hasChosen', target: 'viewing', actions: ['forgetRequest', 'forgetResult'] },
          { guard: 'isTyped', target: 'enteringCard', actions: 'forgetResult' },
          { target: 'enteringBankAccount', actions: 'forgetResult' },
        ],
        // Of an account that the customer's bank named nothing was entered that could be checked.
        'bankNumbers.requested': {
          guard: 'isConnected',
          target: 'enteringBankAccount',
          actions: 'forgetResult',
        },
        'add.reopened': { guard: 'isAdding', target: 'choosingMethod', actions: 'forgetResult' },
      },
    },
    sessionEnded: {},
    serviceUnavailable: { on: { 'load.retried': { target: 'loading', actions: 'askAnew' } } },
  },
});
