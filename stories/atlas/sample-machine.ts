import { and, createMachine, not } from 'xstate';

/** A small chart with one of everything that a chart may hold. */
export const sampleMachine = createMachine({
  id: 'sample',
  initial: 'choosing',
  on: { 'flow.left': { target: '.left' } },
  states: {
    choosing: {
      on: {
        'choice.made': [
          { guard: 'isNew', target: 'entering' },
          { guard: and(['isKnown', not('isBlocked')]), target: 'sending' },
          { target: 'refused' },
        ],
        'choice.changed': { actions: 'keepChoice' },
      },
    },
    entering: {
      initial: 'number',
      states: {
        number: { on: { 'number.entered': 'expiry' } },
        expiry: { on: { 'expiry.entered': 'complete' } },
        complete: { type: 'final' },
        last: { type: 'history' },
      },
      on: { 'entry.cancelled': 'choosing' },
      onDone: 'sending',
    },
    sending: {
      invoke: { src: 'send', onDone: { target: 'checked' }, onError: 'refused' },
      after: { 5000: 'refused' },
    },
    checked: { always: [{ guard: 'isPaid', target: 'paid' }, { target: 'refused' }] },
    refused: { on: { 'choice.reopened': 'choosing', 'entry.reopened': 'entering.last' } },
    paid: { type: 'final' },
    left: {},
    forgotten: { on: { '*': 'choosing' } },
  },
});
