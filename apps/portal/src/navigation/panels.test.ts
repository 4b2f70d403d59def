import { globSync } from 'node:fs';
import path from 'node:path';
import { pageNames } from '@linework/contract';
import { expect, test } from 'vitest';
import { routeOf } from '../routes/route-table.ts';
import { fetchPanel } from './panels.ts';

const panels = pageNames.flatMap((page) => Object.values(routeOf(page).panels ?? {}));

test.each(panels)('the panel $file of the route table is found by its name', async ({ file }) => {
  expect((await fetchPanel(file)).Component).toBeTypeOf('function');
});

test('no file is a panel that no address opens, and none stands twice', () => {
  const files = globSync('**/*.panel.ts', { cwd: path.resolve(import.meta.dirname, '..') });
  const names = files.map((file) => path.basename(file, '.panel.ts'));
  expect(names.sort()).toEqual(panels.map(({ file }) => file).sort());
});
