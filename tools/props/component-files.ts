import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/install.mjs';

const source = path.join(root, 'packages/design-system/src');

/** Every component that has a page in the catalogue, by its name, with the file that it stands in. */
export function componentFiles(): Record<string, string> {
  const pages = globSync('{components,fields}/**/*.stories.tsx', { cwd: source })
    .map((file) => path.join(source, file))
    .filter((file) => readFileSync(file, 'utf8').includes("title: 'Components/"))
    .sort();
  return Object.fromEntries(
    pages.map((file) => [path.basename(file, '.stories.tsx'), file.replace('.stories.tsx', '.tsx')]),
  );
}
