/**
 * Writes every list that follows from which files there are, so that nobody adds a line to one by hand; then runs every
 * `generate.ts` of the catalogue and the design system, which write stories, pages and tokens from the same files.
 * `node write-lists.ts --check` writes nothing and fails where a list is not in step with the files; what a generator
 * writes is held by a unit test beside it, the toolbar's choices by `.storybook/toolbar.test.ts`.
 */
import { execFile } from 'node:child_process';
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

/** Runs a generator in a process of its own, as what it reads is the lists that were written just now. */
const generate = (generator: string): Promise<void> =>
  new Promise((resolve) => {
    execFile(process.execPath, [generator], { cwd: root }, (error, _, stderr) => {
      if (error) {
        console.error(`${generator}: ${stderr || error.message}`);
        process.exitCode = 1;
      }
      resolve();
    });
  });

// Where one fails, all others are still run: what they write is then in step.
if (!checking)
  await Promise.all(globSync('{stories,packages/*/src}/**/generate.ts', { cwd: root }).map(generate));
