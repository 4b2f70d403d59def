import { globSync } from 'node:fs';

/**
 * The path of a source file from the repository's root, wherever it was moved.
 * @throws Error when there is none of this name, or more than one
 */
export function fileNamed(name: string, root: string): string {
  const found = globSync(`{packages,apps,fixtures}/**/${name}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  const [file] = found;
  if (!file || found.length > 1) throw new Error(`${found.length} files are called ${name}`);
  return file;
}
