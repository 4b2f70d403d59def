import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pictureFile } from '../visual/picture-cache.ts';
import { picturesOf, type ReviewerIndex } from './reviewer-index.ts';

function bring(hash: string, target: string): void {
  if (existsSync(target)) return;
  try {
    linkSync(pictureFile(hash), target);
  } catch {
    copyFileSync(pictureFile(hash), target); // another disk, or one without hard links
  }
}

/** Writes the folder that the catalogue serves as `reviewers/`: the index, its pictures, and none besides. */
export function writeReviewers(index: ReviewerIndex, folder: string): void {
  const pictures = path.join(folder, 'pictures');
  mkdirSync(pictures, { recursive: true });
  const wanted = picturesOf(index);
  for (const hash of wanted) bring(hash, path.join(pictures, `${hash}.png`));
  for (const file of readdirSync(pictures)) {
    if (!wanted.has(path.parse(file).name)) rmSync(path.join(pictures, file));
  }
  writeFileSync(path.join(folder, 'index.json'), `${JSON.stringify(index)}\n`);
}
