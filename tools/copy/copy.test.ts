import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../bootstrap/install.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'linework-copy-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

const copy = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(root, 'tools/copy/copy.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });

it('what it exports it imports again, changing nothing', () => {
  const file = path.join(folder, 'words.csv');
  expect(copy('export', file)).toMatchObject({ status: 0, stderr: '' });
  expect(copy('import', file)).toMatchObject({ status: 0, stdout: '0 texts changed in 0 files.\n' });
});

it('names each line that it refuses, and ends with 1', () => {
  const file = path.join(folder, 'refused.csv');
  writeFileSync(
    file,
    'key,spanish\ncopyMatrix:heading,Sus palabras\nnowhere:nothing,Nada\ncopyMatrix:heading,\n',
  );
  const { status, stderr } = copy('import', file);
  expect(status).toBe(1);
  expect(stderr).toContain(`${file}:3: No text is called nowhere:nothing.`);
  expect(stderr).toContain(`${file}:4: copyMatrix:heading is in the file twice; the first time on line 2.`);
  expect(stderr).toContain('2 lines refused: nothing was written.');
});

it.each([['import', path.join(folder, 'no such file')], ['import'], ['translate']])(
  'says how it is used when it cannot do %s %s',
  (...args) => {
    const { status, stderr } = copy(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/cannot be read|npm run copy -- \[task\]/);
  },
);
