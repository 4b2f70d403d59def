/**
 * Writes every list that follows from which files there are, so that nobody adds a line to one by hand.
 * `node write-lists.ts --check` writes nothing and fails where a list is not in step with the files.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from '../bootstrap/install.mjs';
import { textOf } from './list-text.ts';
import { lists } from './lists.ts';

const checking = process.argv.includes('--check');
for (const list of lists) {
  const text = textOf(list, globSync(list.of, { cwd: root }));
  const place = path.join(root, list.file);
  if (!checking) {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  } else if (!existsSync(place) || readFileSync(place, 'utf8') !== text) {
    console.error(`${list.file} is not in step with ${list.of}: run npm run lists`);
    process.exitCode = 1;
  }
}
