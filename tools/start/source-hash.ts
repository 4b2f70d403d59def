import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/install.mjs';

const asidePatterns = ['**/node_modules/**', '**/dist/**', '**/*.test.ts', '**/*.test.tsx', '**/journeys/**'];

/** One hash over the contents of everything under these files and folders, tests left out. */
export function hashSources(places: readonly string[]): string {
  const patterns = places.flatMap((place) => [place, `${place}/**/*`]);
  const files = globSync(patterns, { cwd: root, exclude: asidePatterns, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
  const hash = createHash('sha256');
  for (const file of new Set(files)) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
