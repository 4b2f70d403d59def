import { globSync } from 'node:fs';
import path from 'node:path';
import { pageNames } from '@linework/contract';
import { expect, test } from 'vitest';
import { panelsOf } from '../addresses/panels.ts';
import { fetchPanel } from './panels.ts';

const panels = pageNames.flatMap((page) => [...panelsOf(page).values()]);

test.each(panels)('the panel of $flow is found by its name', async ({ flow }) => {
  expect((await fetchPanel(flow)).Component).toBeTypeOf('function');
});

test('no file is a panel that no address opens, and none stands twice', () => {
  const files = globSync('**/*.panel.ts', { cwd: path.resolve(import.meta.dirname, '..') });
  const names = files.map((file) => path.basename(file, '.panel.ts'));
  expect(names.sort()).toEqual(panels.map(({ flow }) => flow).sort());
});
