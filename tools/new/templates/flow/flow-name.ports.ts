import { fromPromise } from 'xstate';
import { flowNameMachine } from './flow-name.machine.ts';
import type { FlowNamePorts } from './flow-name.types.ts';

/** The chart with the portal's ports behind its names. */
export const providedMachine = (ports: FlowNamePorts) =>
  flowNameMachine.provide({
    actors: {
      loadFacts: fromPromise(() => ports.loadFacts()),
      submit: fromPromise(() => ports.submit()),
    },
  });
