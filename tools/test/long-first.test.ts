import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bootstrap/install.mjs';
import { longestFirst, longFiles } from './long-first.ts';

test('what takes longest is begun first, and nothing else changes places', () => {
  const [longest = '', next = ''] = longFiles;
  const found = ['/here/b.test.ts', `/here/${next}`, '/here/a.test.ts', `/here/${longest}`];
  expect(longestFirst(found, String)).toEqual([
    `/here/${longest}`,
    `/here/${next}`,
    '/here/b.test.ts',
    '/here/a.test.ts',
  ]);
});

test('every file that is called long is there', () => {
  expect(longFiles.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
