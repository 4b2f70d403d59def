import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';

/** What is at everybody's disposal, like `/tmp`, carries this bit: it is not ours to close. */
const sharedByAll = 0o1000;

/** A folder that its owner alone may enter, also where others could until now. Made when there is none. */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & sharedByAll) === 0) closeToOthers(folder, 0o700);
}

/** A file that its owner alone may read, also where others could until now. Made when there is none. */
export function privateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  closeToOthers(file, 0o600);
}

function closeToOthers(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // A mounted volume may belong to somebody else, who says who enters it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}
