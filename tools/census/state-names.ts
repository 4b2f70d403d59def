import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** One machine and the name of its flow, as a flows package lists it in `src/machines.ts`. */
export interface ListedMachine {
  readonly id: string;
  readonly machine: AnyStateMachine;
}

const isLeaf = (node: AnyStateNode): boolean => node.type === 'atomic' || node.type === 'final';

/** Every state a customer can be in, as its tag names it: `one-time-payment.choosingMethod.newCard`. */
export const stateNames = (machines: readonly ListedMachine[]): string[] =>
  machines.flatMap(({ id, machine }) =>
    getStateNodes(machine)
      .filter(isLeaf)
      .map((node) => [id, ...node.path].join('.')),
  );
