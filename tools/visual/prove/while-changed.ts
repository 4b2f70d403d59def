import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SeededChange } from './changes.ts';
import { fileOfChange } from './file-named.ts';

/** Makes a small change in a scratch working tree for as long as it is looked at. */
export async function whileChanged<T>(
  folder: string,
  change: Pick<SeededChange, 'name' | 'file' | 'find' | 'replace'>,
  use: () => Promise<T>,
): Promise<T> {
  const { file, text: original } = fileOfChange(change, folder);
  const target = path.join(folder, file);
  writeFileSync(
    target,
    original.replaceAll(change.find, () => change.replace),
  );
  try {
    return await use();
  } finally {
    writeFileSync(target, original);
  }
}
