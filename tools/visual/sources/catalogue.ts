import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from '../../bootstrap/install.mjs';
import { runWithProgress, say } from '../../bootstrap/progress.mjs';
import { places } from '../places.ts';
import { type Story, storiesOf } from '../shots.ts';
import { buildHash } from './build-sources.ts';
import { buildStats, type ModuleGraph, moduleGraph } from './closure.ts';
import { commitTree, git, type SourceTree, workingTree } from './source-tree.ts';
import { checkOut } from './worktree.ts';

/** A built catalogue, and the sources that it was built from. */
export interface Catalogue {
  readonly folder: string;
  readonly tree: SourceTree;
  readonly graph: ModuleGraph;
  readonly stories: readonly Story[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function open(folder: string, tree: SourceTree): Catalogue {
  const graph = moduleGraph(buildStats.parse(readJson(path.join(folder, 'preview-stats.json'))));
  return { folder, tree, graph, stories: storiesOf(readJson(path.join(folder, 'index.json'))) };
}

async function build(from: string, out: string, label: string): Promise<void> {
  const half = `${out}.half-${process.pid}`;
  mkdirSync(half, { recursive: true });
  const storybook = path.join(from, 'node_modules/storybook/dist/bin/dispatcher.js');
  // --test leaves out documents and prop tables, which no picture shows: the build takes a third of the time.
  const args = [storybook, 'build', '--test', '-o', half, '--stats-json', half, '--disable-telemetry'];
  const env = { ...process.env, NODE_ENV: 'production' };
  try {
    await runWithProgress(`Building the catalog of ${label}`, process.execPath, args, { cwd: from, env });
    rmSync(out, { recursive: true, force: true });
    renameSync(half, out);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** Storybook empties its folder before it builds; only a whole build ever gets its name. */
const buildFolder = (tree: SourceTree): string => path.join(places.builds, buildHash(tree).slice(0, 32));
const isBuilt = (folder: string): boolean => existsSync(path.join(folder, 'preview-stats.json'));

/** The catalogue of what lies in a folder now, committed or not. */
export async function catalogueOfFolder(folder: string, label: string): Promise<Catalogue> {
  const tree = workingTree(folder);
  const out = buildFolder(tree);
  if (!isBuilt(out)) {
    await build(folder, out, label);
    const after = workingTree(folder);
    if (buildFolder(after) !== out) {
      rmSync(out, { recursive: true, force: true });
      say('The sources changed while their catalog was built: building it again.');
      return catalogueOfFolder(folder, label);
    }
  }
  return open(out, tree);
}

/** The catalogue of a commit, built in a working tree of its own. */
export async function catalogueOfCommit(commit: string): Promise<Catalogue> {
  const tree = commitTree(root, commit);
  const out = buildFolder(tree);
  if (!isBuilt(out)) {
    const folder = path.join(places.worktrees, 'base');
    await checkOut(root, folder, commit);
    await build(folder, out, commit.slice(0, 9));
  }
  return open(out, tree);
}

/** The commit that a change is held against: the one named, or where this branch left `main`. */
export function baseCommit(named: string | undefined): string {
  if (named) return git(root, ['rev-parse', '--verify', `${named}^{commit}`]).trim();
  const main = ['origin/main', 'main'].find((ref) => {
    try {
      return git(root, ['rev-parse', '--verify', '--quiet', ref]);
    } catch {
      return false;
    }
  });
  return git(root, ['merge-base', main ?? 'HEAD', 'HEAD']).trim();
}
