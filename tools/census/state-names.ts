import type { AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { FlowMachine } from './machines-in.ts';

const isLeaf = (node: AnyStateNode): boolean => node.type === 'atomic' || node.type === 'final';

/** Every state a customer can be in, as its tag names it: `one-time-payment.choosingMethod.newCard`. */
export const stateNames = (machines: readonly FlowMachine[]): string[] =>
  machines.flatMap(({ id, machine }) =>
    getStateNodes(machine)
      .filter(isLeaf)
      .map((node) => [id, ...node.path].join('.')),
  );
