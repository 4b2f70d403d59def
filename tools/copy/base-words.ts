import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/install.mjs';
import { baseCommit } from '../visual/sources/catalogue.ts';
import { commitTree, type SourceTree } from '../visual/sources/source-tree.ts';
import { readSources } from './copy-files.ts';
import type { BaseWords } from './matrix/changes-since.ts';
import { rowsOf } from './matrix/copy-row.ts';

/** The name of the file that the copy matrix asks the catalogue for. */
export const baseWordsFile = 'words-base.json';

/** What every text said at a commit. */
export const wordsAt = (commit: string, { blobs, read }: SourceTree): BaseWords => ({
  commit,
  words: Object.fromEntries(rowsOf(readSources([...blobs.keys()], read)).map(({ id, texts }) => [id, texts])),
});

/** Writes what every text said where this branch left `main`, for the copy matrix; gives the file's path. */
export function writeBaseWords(folder: string, base?: string): string {
  const commit = baseCommit(base);
  const file = path.join(folder, baseWordsFile);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(wordsAt(commit, commitTree(root, commit)))}\n`);
  return file;
}
