import { type AskedMethodDeletion, hasRoom, type MethodDeletion } from '@linework/domain';
import { type ConnectedBank, leadsTo, notProvided, waysTo } from '@linework/parts/flow/chart';
import { assign, fromPromise, setup } from 'xstate';
import { chosenMethod, emptyContext, isReplaceable, isTooEarly, stoppedBy } from './wallet.rules.ts';
import { startingState, startingStates, withStart } from './wallet.start.ts';
import type {
  MethodEdit,
  MethodToAdd,
  NamedMethod,
  WalletAddress,
  WalletContext,
  WalletEvent,
  WalletResult,
  WalletStart,
} from './wallet.types.ts';

interface Asked {
  readonly context: WalletContext;
  readonly event: WalletEvent;
}

/** The outside world as the chart names it. Without ports nothing happens: a state stands still for its picture. */
const actors = {
  loadStart: fromPromise<WalletStart, WalletAddress>(notProvided),
  connectBank: fromPromise<ConnectedBank | null>(notProvided),
  loadDeletion: fromPromise<MethodDeletion | null, string | null>(notProvided),
  /** These answer whatever came of it, and reject only where there was no way to the server. */
  addMethod: fromPromise<WalletResult, MethodToAdd | null>(notProvided),
  editMethod: fromPromise<WalletResult, MethodEdit | null>(notProvided),
  deleteMethod: fromPromise<WalletResult, AskedMethodDeletion | null>(notProvided),
};

const isAdding = ({ context: { methodId, wallet } }: Asked): boolean =>
  methodId === null && wallet !== null && hasRoom(wallet);

const guards = {
  leadsTo,
  isAdding,
  hasBankConnect: ({ context }: Asked) => context.wallet?.bankConnect === true,
  connectsBank: (asked: Asked) => isAdding(asked) && asked.context.wallet?.bankConnect === true,
  hasGiven: ({ context }: Asked) => context.given !== null && context.methodId === null,
  isSavable: ({ event }: Asked) => event.type === 'newMethod.submitted' && event.method.canBeSaved,
  expiresBeforeUse: ({ context, event }: Asked) =>
    event.type === 'newMethod.submitted' && event.method.canBeSaved && isTooEarly(context, event.method),
  hasChosen: ({ context }: Asked) => chosenMethod(context) !== null,
  isReplaceable: ({ context }: Asked) => isReplaceable(context),
  isRemovable: ({ context }: Asked) => context.deletion?.deletion === 'possible',
  isPossible: (_: unknown, { deletion }: { deletion: MethodDeletion | null }) =>
    deletion?.deletion === 'possible',
  isThere: (_: unknown, { deletion }: { deletion: MethodDeletion | null }) => deletion !== null,
  isGiven: (_: unknown, { bank }: { bank: ConnectedBank | null }) => bank !== null,
  isTyped: ({ context }: Asked) => context.form === 'card',
  isConnected: ({ context }: Asked) => context.form === 'connectedBank',
  /** Our side failed: the same may be asked again. */
  hasFailed: ({ context }: Asked) => context.result?.ending === 'failed',
  wasEdited: ({ context }: Asked) => context.result?.ending === 'edited',
} as const;

/** What the chart is written in: its types, and everything it names. */
export const walletSetup = setup({
  types: {} as {
    context: WalletContext;
    events: WalletEvent;
    input: { address?: WalletAddress | undefined };
  },
  actors,
  guards,
  actions: {
    keepStart: assign((_, start: WalletStart) => withStart(start)),
    keepGiven: assign(({ event }) =>
      event.type === 'newMethod.submitted' ? { given: { token: event.token, method: event.method } } : {},
    ),
    keepBank: assign((_, given: ConnectedBank | null) => ({ given })),
    keepNamed: assign((_, named: NamedMethod) => ({ named })),
    keepForm: assign((_, form: WalletContext['form']) => ({ form })),
    keepDeletion: assign((_, deletion: MethodDeletion | null) => ({ deletion })),
    keepResult: assign(({ context }, result: WalletResult) => ({
      result,
      before: chosenMethod(context),
      wallet: result.wallet ?? context.wallet,
      methodId: result.methodId ?? context.methodId,
    })),
    /** Auto Pay uses it, or a payment leaves first: nothing was sent. */
    tellNotRemovable: assign((_, deletion: MethodDeletion | null) => ({
      deletion,
      result:
        deletion && deletion.deletion !== 'possible'
          ? stoppedBy({ outcome: deletion.outcome, reference: null }, 'refused')
          : null,
    })),
    tellNotSavable: assign({ result: stoppedBy({ outcome: 'LW-WAL-015', reference: null }, 'refused') }),
    /** What was begun is given up on the way back to how it stands. */
    forgetRequest: assign({ given: null, named: null }),
    forgetDeletion: assign({ deletion: null }),
    forgetNamed: assign({ named: null }),
    forgetResult: assign({ result: null }),
    askAnew: assign(({ context: { address, methodId } }) => ({
      ...emptyContext,
      address: methodId === null ? address : { method: methodId },
    })),
    noteCutOff: assign({ isCutOff: true }),
    forgetCutOff: assign({ isCutOff: false }),
  },
});

/** Once the saved methods are there. */
export const toStart = waysTo(
  startingStates,
  ({ event }: { event: { output: WalletStart } }) => startingState(event.output),
  { type: 'keepStart', params: ({ event }: { event: { output: WalletStart } }) => event.output } as const,
);
