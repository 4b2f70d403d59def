import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { say } from '../bootstrap/progress.mjs';
import { type Album, makeAlbum } from './album.ts';
import type { CameraBrowser } from './camera/browser.ts';
import type { CheckResult, Found } from './check-result.ts';
import { compareAlbums } from './compare/compare-albums.ts';
import { judge, readIntentions } from './compare/intended.ts';
import { comparingInto } from './compare/pixels.ts';
import { places } from './places.ts';
import type { Choice } from './shots.ts';
import type { Catalogue } from './sources/catalogue.ts';

/** One side of a check: how it is called, and how its catalogue is come by. */
export interface Side {
  readonly label: string;
  readonly catalogue: () => Promise<Catalogue>;
}

export interface CheckOptions {
  readonly camera: CameraBrowser;
  readonly base: Side;
  readonly head: Side;
  readonly pages: number;
  readonly choice?: Choice;
  readonly all?: boolean;
}

const seconds = (since: number): number => (performance.now() - since) / 1000;

async function findDifferences(before: Album, after: Album) {
  const { differences, ...rest } = compareAlbums(before, after);
  if (differences.length > 0) say(`Looking at the pixels of ${differences.length} pictures that differ`);
  const comparePixels = comparingInto(path.join(places.report, 'marked'));
  const found: Omit<Found, 'intended'>[] = [];
  for (const difference of differences) {
    const { before: earlier, after: later } = difference;
    if (!earlier || !later) found.push({ ...difference, pixels: null });
    else {
      const pixels = await comparePixels(earlier, later);
      if (pixels) found.push({ ...difference, pixels });
    }
  }
  return { ...rest, found, same: rest.same + differences.length - found.length };
}

/** Builds both sides, photographs what is not known, compares, and judges by what is meant. */
export async function runCheck({
  camera,
  base,
  head,
  pages,
  choice,
  all,
}: CheckOptions): Promise<CheckResult> {
  let began = performance.now();
  const [earlier, later] = [await base.catalogue(), await head.catalogue()];
  const build = seconds(began);

  began = performance.now();
  const wanted = { camera, pages, ...(choice && { choice }), ...(all && { all }) };
  const after = await makeAlbum({ ...wanted, catalogue: later, label: head.label });
  // Both sides of one build are one side: with `all` it would be photographed twice for nothing.
  const before =
    earlier.folder === later.folder && !all
      ? after
      : await makeAlbum({ ...wanted, catalogue: earlier, label: base.label });
  const photograph = seconds(began);

  began = performance.now();
  const { found, ...counts } = await findDifferences(before, after);
  const intentions = readIntentions(existsSync(places.intended) ? readFileSync(places.intended, 'utf8') : '');
  const { intended, stale } = judge(found, intentions);
  return {
    ...counts,
    build: camera.build,
    base: base.label,
    head: head.label,
    taken: before === after ? after.taken : before.taken + after.taken,
    found: found.map((difference) => ({ ...difference, intended: intended.has(difference) })),
    stale,
    intendedBuild: intentions.build !== camera.build ? intentions.build : null,
    took: { build, photograph, compare: seconds(began) },
  };
}
