import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SeededChange } from './changes.ts';
import { fileNamed } from './file-named.ts';

/** Makes a small change in a scratch working tree for as long as it is looked at. */
export async function whileChanged<T>(
  folder: string,
  { name, file, find, replace }: Pick<SeededChange, 'name' | 'file' | 'find' | 'replace'>,
  use: () => Promise<T>,
): Promise<T> {
  const target = path.join(folder, fileNamed(file, folder));
  const original = readFileSync(target, 'utf8');
  if (!original.includes(find)) throw new Error(`${name}: ${file} no longer holds ${find}`);
  writeFileSync(target, original.replaceAll(find, replace));
  try {
    return await use();
  } finally {
    writeFileSync(target, original);
  }
}
