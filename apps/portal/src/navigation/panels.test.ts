import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { panelRows } from '../addresses/generated/panel-rows.ts';
import { fetchPanel } from './panels.ts';

test.each(panelRows)('the panel of $flow is found by its name', async ({ flow }) => {
  expect((await fetchPanel(flow)).Component).toBeTypeOf('function');
});

test('no file is a panel that no address opens, and none stands twice', () => {
  const files = globSync('**/*.panel.ts', { cwd: path.resolve(import.meta.dirname, '..') });
  const names = files.map((file) => path.basename(file, '.panel.ts'));
  expect(names.sort()).toEqual(panelRows.map(({ flow }) => flow).sort());
});

test('no two flows open at the same address', () => {
  const addresses = panelRows.map(({ page, open }) => `${page}?open=${open}`);
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});
