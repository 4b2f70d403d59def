import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { runWithProgress } from '../../bootstrap/progress.mjs';
import { hashOf } from './hash.ts';
import { git } from './source-tree.ts';

const lockOf = (folder: string): string => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to); // another disk, or one without hard links
  }
}

/** Tools keep what they worked out in these, and write it in place: shared, one tree would write into the other. */
const ownCaches = new Set(['.cache', '.vite', '.vite-temp', '.vitest']);

/**
 * Copies a folder of dependencies by hard links: no bytes are copied, and npm's relative links to the workspaces lead
 * to the packages of the folder they now stand in. (One link to the whole folder would lead back to ours.)
 */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) link(source, target);
    else if (entry.isDirectory() && !ownCaches.has(entry.name)) linkFolder(source, target);
  }
}

async function bringDependencies(root: string, folder: string): Promise<void> {
  const stamp = path.join(folder, 'node_modules/.linked-from');
  const wanted = hashOf([lockOf(folder)]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const modules = path.join(folder, 'node_modules');
  rmSync(modules, { recursive: true, force: true });
  if (lockOf(folder) === lockOf(root)) linkFolder(path.join(root, 'node_modules'), modules);
  else {
    const args = ['ci', '--loglevel=error'];
    await runWithProgress('Installing what the base was locked to (npm ci)', 'npm', args, { cwd: folder });
  }
  writeFileSync(stamp, wanted);
}

/** Checks a commit out in a working tree of its own, with its dependencies. */
export async function checkOut(root: string, folder: string, commit: string): Promise<void> {
  if (existsSync(path.join(folder, '.git'))) {
    git(folder, ['checkout', '--quiet', '--force', '--detach', commit]);
    git(folder, ['clean', '-d', '--force', '--quiet']);
  } else {
    rmSync(folder, { recursive: true, force: true });
    git(root, ['worktree', 'prune']);
    git(root, ['worktree', 'add', '--quiet', '--force', '--detach', folder, commit]);
  }
  await bringDependencies(root, folder);
}
