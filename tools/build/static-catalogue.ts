import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { usualPortal } from '../../stories/reach/portal-address.ts';

/** What the catalogue's pages ask for beside its own files; `null` where nothing was made. */
const lists = ['index.json', 'words-base.json'] as const;

/**
 * Writes into the built catalogue what `npm start` answers by itself, so that a plain web server is asked for nothing that
 * it does not have: the pictures and words made for reviewers, as far as they are there, and where the portal usually is.
 * @param made the folder that `npm run pictures` and `npm run copy -- base` write
 */
export function completeForAnyServer(catalogue: string, made: string): void {
  const reviewers = path.join(catalogue, 'reviewers');
  rmSync(reviewers, { recursive: true, force: true });
  mkdirSync(reviewers, { recursive: true });
  if (existsSync(made)) cpSync(made, reviewers, { recursive: true });
  for (const list of lists) {
    const file = path.join(reviewers, list);
    if (!existsSync(file)) writeFileSync(file, 'null\n');
  }
  const pictures = existsSync(path.join(made, 'index.json')) ? 'made' : 'leftOut';
  writeFileSync(
    path.join(catalogue, 'portal.json'),
    `${JSON.stringify({ portal: usualPortal, pictures })}\n`,
  );
}
