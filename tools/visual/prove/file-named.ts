import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SeededChange } from './changes.ts';

/** Whether a text holds what a change replaces. */
export const holds = (text: string, find: SeededChange['find']): boolean =>
  typeof find === 'string' ? text.includes(find) : text.search(find) >= 0;

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

/**
 * The file that a small change is made in, with its text.
 * @throws Error where the file no longer holds what the change replaces, which says what does now
 */
export function fileOfChange(
  { name, file, find }: Pick<SeededChange, 'name' | 'file' | 'find'>,
  root: string,
): { readonly file: string; readonly text: string } {
  const named = fileNamed(file, root);
  const text = readFileSync(path.join(root, named), 'utf8');
  if (holds(text, find)) return { file: named, text };
  const kind = path.extname(file);
  const holding = globSync(`{packages,apps,fixtures}/**/*${kind}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).filter((other) => holds(readFileSync(path.join(root, other), 'utf8'), find));
  const where = holding.length > 0 ? `it stands in ${holding.join(', ')}` : `no ${kind} file does`;
  throw new Error(`“${name}” cannot be made: ${named} no longer holds ${find}; ${where}`);
}
