import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../bootstrap/install.mjs';
import { say } from '../../bootstrap/progress.mjs';
import { type Album, makeAlbum } from '../album.ts';
import type { CameraBrowser } from '../camera/browser.ts';
import { compareAlbums } from '../compare/compare-albums.ts';
import { comparingInto } from '../compare/pixels.ts';
import type { Options } from '../options.ts';
import { places } from '../places.ts';
import { type Catalogue, catalogueOfFolder } from '../sources/catalogue.ts';
import { git } from '../sources/source-tree.ts';
import { checkOut } from '../sources/worktree.ts';
import { noChanges, type SeededChange, seededChanges } from './changes.ts';
import { isProven, kept, type Proof, type Proven, proofPage, withRow } from './proof-report.ts';
import { countDifferences } from './repeat.ts';
import { whileChanged } from './while-changed.ts';

const runs = 10;

interface Scene {
  readonly folder: string;
  readonly camera: CameraBrowser;
  readonly pages: number;
  readonly unchanged: Catalogue;
  readonly commit: string;
}

/** Whose pictures differ, or can no longer be taken. */
async function storiesNamed(before: Album, after: Album): Promise<string[]> {
  const { differences, failures } = compareAlbums(before, after);
  const failedBefore = new Set(
    failures.filter(({ side }) => side === 'before').map(({ shot }) => shot.story.id),
  );
  const failed = failures.filter(({ side, shot }) => side === 'after' && !failedBefore.has(shot.story.id));
  const comparePixels = comparingInto(path.join(places.report, 'proof'));
  const changed: string[] = [];
  for (const { before: earlier, after: later, shot } of differences) {
    if (!earlier || !later || (await comparePixels(earlier, later))) changed.push(shot.story.id);
  }
  return [...new Set([...changed, ...failed.map(({ shot }) => shot.story.id)])];
}

async function tryChange(scene: Scene, change: SeededChange): Promise<Proven> {
  const { folder, camera, pages, unchanged, commit } = scene;
  const { name, file, mode, story } = change;
  const choice = { modes: [`=${mode}`] };
  const before = await makeAlbum({ camera, pages, choice, catalogue: unchanged, label: 'Unchanged' });
  return whileChanged(folder, change, async () => {
    const catalogue = await catalogueOfFolder(folder, name);
    const after = await makeAlbum({ camera, pages, choice, catalogue, label: name });
    const named = await storiesNamed(before, after);
    rmSync(catalogue.folder, { recursive: true, force: true });
    const right = story === null ? named.length === 0 : named.some((id) => id.includes(story));
    return { name, file, mode, commit, looked: after.taken, named, right };
  });
}

const nothingProven = (build: string, commit: string): Proof => ({
  build,
  changes: [],
  noChanges: [],
  planned: { changes: seededChanges.length, noChanges: noChanges.length, runs },
  runsAt: commit,
  runs: [],
  picturesARun: 0,
});

/** What earlier parts of a proof found, without what is planned no more; nothing where another browser found it. */
function provenBefore(build: string, commit: string): Proof {
  const nothing = nothingProven(build, commit);
  if (!existsSync(places.proof)) return nothing;
  const before = kept.parse(JSON.parse(readFileSync(places.proof, 'utf8')));
  if (before.build !== build) return nothing;
  const stillPlanned = ({ name }: Proven): boolean =>
    [...seededChanges, ...noChanges].some((change) => change.name === name);
  return {
    ...nothing,
    ...before,
    changes: before.changes.filter(stillPlanned),
    noChanges: before.noChanges.filter(stillPlanned),
  };
}

/** `--prove`: makes each change in a scratch working tree, and sees what the check says. */
export async function prove(camera: CameraBrowser, options: Options, pages: number): Promise<boolean> {
  const commit = git(root, ['rev-parse', 'HEAD']).trim();
  const folder = path.join(places.worktrees, 'prove');
  await checkOut(root, folder, commit);
  const unchanged = await catalogueOfFolder(folder, commit.slice(0, 9));
  const scene = { folder, camera, pages, unchanged, commit };
  const { only } = options;
  const chosen = ({ name }: SeededChange): boolean =>
    only === undefined || only.split(',').some((part) => name.includes(part));

  let proof = only === undefined ? nothingProven(camera.build, commit) : provenBefore(camera.build, commit);
  // Kept after each step: what an interrupted proof found is not lost.
  const keep = (found: Partial<Proof>): void => {
    proof = { ...proof, ...found };
    writeFileSync(places.proof, JSON.stringify(proof, null, 2));
    writeFileSync(path.join(root, 'docs/visual-proof.md'), proofPage(proof));
  };
  const found: Proven[] = [];
  for (const change of seededChanges.filter(chosen)) {
    const proven = await tryChange(scene, change);
    say(`${proven.right ? 'Caught' : 'NOT CAUGHT'}: ${change.name} (${proven.named.length} stories named)`);
    found.push(proven);
    keep({ changes: withRow(proof.changes, proven) });
  }
  for (const change of noChanges.filter(chosen)) {
    const proven = await tryChange(scene, change);
    say(`${proven.right ? 'Silent' : 'NOT SILENT'}: ${change.name} (${proven.named.length} stories named)`);
    found.push(proven);
    keep({ noChanges: withRow(proof.noChanges, proven) });
  }
  // Chosen changes are a part of the proof: the ten runs belong to the whole.
  if (only !== undefined) return found.length > 0 && found.every(({ right }) => right);
  const choice = { modes: options.modes };
  await countDifferences({ camera, catalogue: unchanged, pages, runs, choice }, keep);
  return isProven(proof);
}
