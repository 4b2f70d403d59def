import { type PaperlessRequest, paperlessAddressProblem } from '@linework/domain';
import {
  leadsTo,
  notProvided,
  resultTransitions,
  type Stopped,
  stopOf,
  waysTo,
} from '@linework/parts/flow/chart';
import { assign, fromPromise, setup } from 'xstate';
import type {
  PaperlessAddress,
  PaperlessContext,
  PaperlessEvent,
  PaperlessResult,
  PaperlessStart,
} from './paperless.types.ts';

interface Asked {
  readonly context: PaperlessContext;
  readonly event: PaperlessEvent;
}

export const emptyContext: PaperlessContext = {
  step: undefined,
  overview: null,
  typed: null,
  wanted: null,
  result: null,
  isCutOff: false,
};

/** Whether an address was typed that bills could be announced at from now on. */
const isNewAddress = ({ overview, typed }: Pick<PaperlessContext, 'overview' | 'typed'>): boolean =>
  overview !== null && typed !== null && paperlessAddressProblem(overview, typed) === null;

const startingStates = [
  'restricted',
  'overview',
  'enteringAddress',
  'confirming',
  'confirmingLeave',
] as const;

/** Where the flow begins: at the step that the browser's address names, where it can be gone on with. */
function startingState(start: PaperlessStart): (typeof startingStates)[number] {
  const { overview, step } = start;
  if (!overview.mayManage) return 'restricted';
  if (step === 'address') return 'enteringAddress';
  // A result that left the form as it was has been reloaded, or the session was over.
  if ((step === 'review' || step === 'result') && isNewAddress(start)) return 'confirming';
  return step === 'leaving' && overview.enrolled ? 'confirmingLeave' : 'overview';
}

const toStart = waysTo(
  startingStates,
  ({ event }: { event: { output: PaperlessStart } }) => startingState(event.output),
  { type: 'keepStart', params: ({ event }: { event: { output: PaperlessStart } }) => event.output } as const,
);

const { told } = resultTransitions(
  [
    'enrolled',
    'changed',
    'left',
    'failed',
    'overview',
    'enteringAddress',
    'sessionEnded',
    'serviceUnavailable',
  ],
  {
    'LW-PPL-001': 'enrolled',
    'LW-PPL-002': 'changed',
    'LW-PPL-003': 'left',
    'LW-PPL-010': 'failed',
    'LW-PPL-011': 'failed',
    'LW-PPL-012': 'overview',
    'LW-PPL-013': 'enteringAddress',
  },
);

/** What is asked for: an address or paper, and how it stood when that was decided. */
const requestOf = ({ wanted, overview }: PaperlessContext): PaperlessRequest => ({
  email: wanted,
  expected: { enrolled: overview?.enrolled ?? false, email: overview?.email ?? null },
});

const paperless = setup({
  types: {} as {
    context: PaperlessContext;
    events: PaperlessEvent;
    input: { step?: PaperlessAddress['step'] };
  },
  actors: {
    loadStart: fromPromise<PaperlessStart, PaperlessAddress['step']>(notProvided),
    /** Answers whatever came of it, and rejects only where there was no way to the server. */
    submitChange: fromPromise<PaperlessResult, PaperlessRequest>(notProvided),
  },
  guards: {
    leadsTo,
    isEnrolled: ({ context }: Asked) => context.overview?.enrolled ?? false,
    hasAddress: ({ context }: Asked) => isNewAddress(context),
    isNewAddress: ({ context: { overview }, event }: Asked) =>
      event.type === 'address.submitted' && isNewAddress({ overview, typed: event.email }),
    wantsPaper: ({ context }: Asked) => context.wanted === null,
  },
  actions: {
    keepStart: assign((_, { overview, typed }: PaperlessStart) => ({ overview, typed })),
    keepAddress: assign((_, typed: string) => ({ typed })),
    askForAddress: assign(({ context: { typed } }) => ({ wanted: typed })),
    askForPaper: assign({ wanted: null }),
    keepStop: assign((_, stop: Stopped) => ({ result: { ...stop, overview: null } })),
    keepResult: assign(({ context }, result: PaperlessResult) => ({
      result,
      overview: result.overview ?? context.overview,
    })),
    forgetResult: assign({ result: null }),
    noteCutOff: assign({ isCutOff: true }),
    forgetCutOff: assign({ isCutOff: false }),
    /** Stores what was typed, without waiting for it. */
    keepDraft: () => {},
    discardDraft: () => {},
  },
});

/** From any step to another one, as the address asks or a link. */
const moves = {
  'overview.reopened': 'overview',
  'address.reopened': 'enteringAddress',
  'review.reopened': { guard: 'hasAddress', target: 'confirming' },
  'leaving.reopened': { guard: 'isEnrolled', target: 'confirmingLeave' },
} as const;

/** Sends the change. Without a connection the screen stays, and says so. */
const sends = <From extends 'confirming' | 'confirmingLeave'>(from: From) =>
  ({
    src: 'submitChange',
    input: ({ context }: { context: PaperlessContext }) => requestOf(context),
    onDone: told(({ output }: { output: PaperlessResult }) => output, 'keepResult'),
    onError: { target: from, actions: 'noteCutOff' },
  }) as const;

/** Paperless billing as the customer lives through it: how bills come, to which address, and back to paper. */
export const paperlessMachine = paperless.createMachine({
  id: 'paperless',
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
          actions: { type: 'keepStop', params: ({ event }) => stopOf(event.error, 'LW-SYS-010') },
        },
      },
    },
    loadFailed: { on: { 'load.retried': 'loading' } },
    /** How it stands, for somebody who may not change it. */
    restricted: {},

    overview: { exit: 'forgetResult', on: moves },
    enteringAddress: {
      exit: 'forgetResult',
      on: {
        ...moves,
        'step.back': 'overview',
        'address.submitted': {
          guard: 'isNewAddress',
          target: 'confirming',
          actions: [{ type: 'keepAddress', params: ({ event }) => event.email }, 'keepDraft'],
        },
      },
    },
    confirming: {
      entry: 'askForAddress',
      exit: 'forgetCutOff',
      on: { ...moves, 'step.back': 'enteringAddress', 'change.submitted': 'submitting' },
    },
    confirmingLeave: {
      entry: 'askForPaper',
      exit: 'forgetCutOff',
      on: { ...moves, 'step.back': 'overview', 'change.submitted': 'leaving' },
    },
    submitting: { invoke: sends('confirming') },
    leaving: { invoke: sends('confirmingLeave') },

    enrolled: { entry: 'discardDraft' },
    changed: { entry: 'discardDraft' },
    left: { entry: 'discardDraft' },
    /** Our side failed. Asked again nothing is done twice. */
    failed: {
      on: {
        ...moves,
        'change.retried': [{ guard: 'wantsPaper', target: 'leaving' }, { target: 'submitting' }],
      },
    },
    sessionEnded: {},
    serviceUnavailable: { on: { 'load.retried': 'loading' } },
  },
});
