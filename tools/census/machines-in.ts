import { type AnyStateMachine, StateMachine } from 'xstate';

/** A machine, and the flow that it runs: what the tags of its stories begin with. */
export interface FlowMachine {
  readonly id: string;
  readonly machine: AnyStateMachine;
}

/** Where the machines of all flows stand. */
export const machineFiles = 'packages/*/src/**/*.machine.ts';

function machineIn([file, module]: readonly [string, object]): FlowMachine {
  const flow = /([^/\\]+)\.machine\.ts$/.exec(file)?.[1];
  const machines = Object.values(module).filter((value) => value instanceof StateMachine);
  const [machine] = machines;
  if (!flow || !machine || machines.length > 1) throw new Error(`${file} must export one machine`);
  // An address in the catalogue and a tag are read as one name, so the file and the machine may not have two.
  if (machine.id !== flow)
    throw new Error(`The machine in ${file} must have the id ${flow}, not ${machine.id}`);
  return { id: flow, machine };
}

/**
 * The machine of each module, by the module's file.
 * @throws Error where a file holds no machine, several, or one of another name
 */
export function machinesIn(modules: Readonly<Record<string, object>>): FlowMachine[] {
  const found = Object.entries(modules).map(machineIn);
  const twice = found.find(({ id }, index) => found.findIndex((other) => other.id === id) < index);
  if (twice) throw new Error(`Two machines are called ${twice.id}`);
  return found.sort((one, other) => one.id.localeCompare(other.id, 'en'));
}
