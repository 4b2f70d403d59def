import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/install.mjs';
import { catalogueBuild } from '../start/builds.ts';
import { hashSources } from '../start/source-hash.ts';
import { reviewersFolder } from './serve-reviewers.ts';

const stamp = path.join(root, '.cache/builds/pictures');

/** One hash over what the catalog's pictures are made from, as it is now. */
export const hashForPictures = (): string => hashSources(catalogueBuild.sources);

/** Remembers that all pictures were made, none failing. @param hash of what they were made from, taken before */
export function stampPictures(hash: string): void {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Whether there are pictures for the catalog's own pages, whatever they were made from. */
export const hasPictures = (): boolean => existsSync(path.join(reviewersFolder, 'index.json'));

/** Whether all pictures are there, and nothing that they were made from has changed since. */
export const arePicturesCurrent = (): boolean =>
  hasPictures() && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashForPictures();
