import { expect, it } from 'vitest';
import { root } from '../../tools/bootstrap/install.mjs';
import { readMachines } from '../../tools/census/known.ts';
import { notesOf } from './flow-notes.ts';
import { machines } from './machines.ts';

it('the catalogue finds the same machines as the census', async () => {
  const listed = (await readMachines(root)).map(({ id }) => id);
  expect(machines.map(({ id }) => id).sort()).toEqual(listed.toSorted());
});

it.each(machines)('$id says of itself what reviewers call it', ({ id }) => {
  expect(notesOf(id)?.name).toBeTruthy();
});
