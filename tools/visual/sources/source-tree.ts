import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of a commit, or of the working tree: each path with the git hash of its contents. */
export interface SourceTree {
  readonly blobs: ReadonlyMap<string, string>;
  readonly read: (file: string) => string;
}

export function git(root: string, args: readonly string[], input?: string): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: 'pipe',
    ...(input !== undefined && { input }),
  });
}

const entriesOf = (output: string): string[] => output.split('\0').filter(Boolean);

/** What a commit holds, without checking it out. */
export function commitTree(root: string, commit: string): SourceTree {
  const blobs = new Map<string, string>();
  for (const entry of entriesOf(git(root, ['ls-tree', '-r', '-z', commit]))) {
    const [facts = '', file = ''] = entry.split('\t');
    blobs.set(file, facts.split(' ')[2] ?? '');
  }
  return { blobs, read: (file) => git(root, ['show', `${commit}:${file}`]) };
}

/** What lies in the folder now, committed or not; what git ignores is left out. */
export function workingTree(root: string): SourceTree {
  const listed = git(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const files = [...new Set(entriesOf(listed))].filter((file) => existsSync(path.join(root, file)));
  const hashes = git(root, ['hash-object', '--stdin-paths'], files.join('\n')).trim().split('\n');
  return {
    blobs: new Map(files.map((file, index) => [file, hashes[index] ?? ''])),
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
  };
}
