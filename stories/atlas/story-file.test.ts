import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/bootstrap/install.mjs';
import { readMachines } from '../../tools/census/known.ts';
import { machines } from './machines.ts';
import { storyFile } from './story-file.ts';

const listed = (await readMachines(root)).map(({ id }) => id);

it('every machine has its map (after a new one: node stories/atlas/generate.ts)', () => {
  const written = readFileSync(path.join(import.meta.dirname, 'Maps.stories.tsx'), 'utf8');
  expect(written).toBe(storyFile(listed));
});

it('the catalogue finds the same machines as the census', () => {
  expect(machines.map(({ id }) => id).sort()).toEqual(listed.toSorted());
});
