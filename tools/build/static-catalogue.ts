import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { usualPortal } from '../../stories/reach/portal-address.ts';
import { say } from '../bootstrap/progress.mjs';

/** What the catalogue's pages ask for beside its own files; `null` where nothing was made. */
const lists = ['index.json', 'words-base.json'] as const;

/**
 * Writes into the built catalogue what `npm start` answers by itself, so that a plain web server is asked for nothing that
 * it does not have: the pictures and words made for reviewers, as far as they are there, and where the portal usually is.
 * Pictures that show an older state are left out, and stdout says so.
 * @param made the folder that `npm run pictures` and `npm run copy -- base` write
 * @param areCurrent whether nothing that its pictures were made from has changed since
 */
export function completeForAnyServer(catalogue: string, made: string, areCurrent: boolean): void {
  const reviewers = path.join(catalogue, 'reviewers');
  rmSync(reviewers, { recursive: true, force: true });
  mkdirSync(reviewers, { recursive: true });
  const isThere = existsSync(path.join(made, 'index.json'));
  if (isThere && !areCurrent) {
    say('The catalog’s pictures are older than its sources and left out: npm run pictures makes them anew.');
  }
  const pictures = isThere && areCurrent ? 'made' : 'leftOut';
  for (const part of pictures === 'made' ? [...lists, 'pictures'] : ['words-base.json']) {
    const from = path.join(made, part);
    if (existsSync(from)) cpSync(from, path.join(reviewers, part), { recursive: true });
  }
  for (const list of lists) {
    const file = path.join(reviewers, list);
    if (!existsSync(file)) writeFileSync(file, 'null\n');
  }
  writeFileSync(
    path.join(catalogue, 'portal.json'),
    `${JSON.stringify({ portal: usualPortal, pictures })}\n`,
  );
}
