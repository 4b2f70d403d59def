import { hashOf } from './hash.ts';
import type { SourceTree } from './source-tree.ts';

const folders = ['.storybook/', 'stories/', 'fixtures/', 'packages/', 'apps/portal/', 'public/'];
const files = new Set(['package-lock.json', 'tsconfig.json']);
const notBuilt = /\.(test|journey)\.tsx?$|^apps\/portal\/(journeys|test)\/|\.md$/;

const isBuilt = (file: string): boolean =>
  (files.has(file) || folders.some((folder) => file.startsWith(folder))) && !notBuilt.test(file);

const linesOf = ({ blobs }: SourceTree, wanted: (file: string) => boolean): string[] =>
  [...blobs]
    .filter(([file]) => wanted(file))
    .map(([file, blob]) => `${blob} ${file}`)
    .sort();

/** Names a build of the catalogue: two trees with this hash build to the same pictures. */
export const buildHash = (tree: SourceTree): string => hashOf(linesOf(tree, isBuilt));

const surrounds = (file: string): boolean =>
  files.has(file) ||
  ((file.startsWith('.storybook/') || file.startsWith('public/')) && !notBuilt.test(file)) ||
  /^(packages\/[^/]+|apps\/portal|fixtures)\/package\.json$/.test(file);

/**
 * What can change any story at all: the locked dependencies, the catalogue's configuration and static files, and how
 * the workspaces export their modules.
 */
export const surroundingsHash = (tree: SourceTree): string => hashOf(linesOf(tree, surrounds));
