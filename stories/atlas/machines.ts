import type { AnyStateMachine } from 'xstate';
import { type FlowMachine, machinesIn } from '../../tools/census/machines-in.ts';

/** Every machine of the packages, found by the names of their files, as the census counts them. */
export const machines: readonly FlowMachine[] = machinesIn(
  import.meta.glob<object>('../../packages/*/src/**/*.machine.ts', { eager: true }),
);

/** @throws Error for a flow that has no machine */
export function machineOf(flow: string): AnyStateMachine {
  const found = machines.find(({ id }) => id === flow);
  if (!found) throw new Error(`No flow called ${flow} has a machine`);
  return found.machine;
}
