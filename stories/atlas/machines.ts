import type { AnyStateMachine } from 'xstate';

interface ListedMachine {
  readonly id: string;
  readonly machine: AnyStateMachine;
}

const lists = import.meta.glob<{ machines: readonly ListedMachine[] }>('../../packages/*/src/machines.ts', {
  eager: true,
});

/** Every machine that a package lists in its `src/machines.ts`, as the census counts them. */
export const machines: readonly ListedMachine[] = Object.values(lists).flatMap((list) => list.machines);

/** @throws Error for a flow that no package lists */
export function machineOf(flow: string): AnyStateMachine {
  const found = machines.find(({ id }) => id === flow);
  if (!found) throw new Error(`No package lists a machine called ${flow}`);
  return found.machine;
}
