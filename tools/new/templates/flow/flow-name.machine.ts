import {
  leadsTo,
  notProvided,
  resultTransitions,
  type Stopped,
  stopOf,
  stopOfSending,
} from '@linework/parts/flow/chart';
import { assign, fromPromise, setup } from 'xstate';
import type { FlowNameContext, FlowNameEvent, FlowNameFacts } from './flow-name.types.ts';

export const emptyContext: FlowNameContext = { facts: null, stopped: null };

/** Outcomes that this flow's own operation can answer are listed here, each with the state that tells it. */
const { told } = resultTransitions(['sessionEnded', 'serviceUnavailable'], {});

const flowName = setup({
  types: {} as { context: FlowNameContext; events: FlowNameEvent },
  actors: {
    loadFacts: fromPromise<FlowNameFacts>(notProvided),
    submit: fromPromise<void>(notProvided),
  },
  guards: { leadsTo },
  actions: {
    keepFacts: assign((_, facts: FlowNameFacts) => ({ facts })),
    keepStop: assign((_, stopped: Stopped) => ({ stopped })),
    forgetStop: assign({ stopped: null }),
  },
});

/** Flow name as the customer lives through it. */
export const flowNameMachine = flowName.createMachine({
  id: 'flow-name',
  context: emptyContext,
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetStop',
      invoke: {
        src: 'loadFacts',
        onDone: { target: 'reviewing', actions: { type: 'keepFacts', params: ({ event }) => event.output } },
        onError: {
          target: 'loadFailed',
          actions: { type: 'keepStop', params: ({ event }) => stopOf(event.error, 'LW-SYS-010') },
        },
      },
    },
    loadFailed: { on: { 'load.retried': 'loading' } },

    reviewing: { entry: 'forgetStop', on: { 'review.submitted': 'submitting' } },
    submitting: {
      invoke: {
        src: 'submit',
        onDone: 'done',
        onError: told(({ error }: { error: unknown }) => stopOfSending(error, 'LW-SYS-010'), 'keepStop'),
      },
    },

    done: {},
    sessionEnded: {},
    serviceUnavailable: { on: { 'load.retried': 'loading', 'review.reopened': 'reviewing' } },
  },
});
