import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** Machines by the name of their flow, as each flows package lists them in `src/machines.ts`. */
export type MachineList = Readonly<Record<string, AnyStateMachine>>;

const isLeaf = (node: AnyStateNode): boolean => node.type === 'atomic' || node.type === 'final';

/** Every state a customer can be in, as its tag names it: `one-time-payment.choosingMethod.newCard`. */
export const stateNames = (machines: MachineList): string[] =>
  Object.entries(machines).flatMap(([flow, machine]) =>
    getStateNodes(machine)
      .filter(isLeaf)
      .map((node) => [flow, ...node.path].join('.')),
  );
