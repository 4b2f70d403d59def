import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { root } from '../bootstrap/install.mjs';
import { readMachines } from './known.ts';
import { machineFiles, machinesIn } from './machines-in.ts';

const machine = (id: string) => createMachine({ id, initial: 'open', states: { open: {} } });

test('a machine is found by the name of its file, wherever it stands', () => {
  const [pay, wallet] = [machine('pay'), machine('wallet')];
  expect(
    machinesIn({
      'packages/flows/src/wallet/wallet.machine.ts': { walletMachine: wallet, other: 'text' },
      'packages/flows/src/pay/pay.machine.ts': { payMachine: pay },
    }),
  ).toEqual([
    { id: 'pay', machine: pay },
    { id: 'wallet', machine: wallet },
  ]);
});

test.each([
  ['none', {}, 'one machine'],
  ['several', { a: machine('pay'), b: machine('pay') }, 'one machine'],
  ['one with another name', { a: machine('wallet') }, 'must have the id pay'],
])('a file of a machine that holds %s is refused', (_, module, why) => {
  expect(() => machinesIn({ 'src/pay/pay.machine.ts': module })).toThrow(why);
});

test('two machines of one name are refused', () => {
  const twice = { 'a/pay.machine.ts': { a: machine('pay') }, 'b/pay.machine.ts': { b: machine('pay') } };
  expect(() => machinesIn(twice)).toThrow('Two machines are called pay');
});

test('every file of a machine in the packages is found', async () => {
  const files = globSync(machineFiles, { cwd: root });
  expect(files).not.toEqual([]);
  expect(await readMachines(root)).toHaveLength(files.length);
});
