import { say } from '../../bootstrap/progress.mjs';
import { makeAlbum } from '../album.ts';
import type { CameraBrowser } from '../camera/browser.ts';
import { compareAlbums } from '../compare/compare-albums.ts';
import type { Choice } from '../shots.ts';
import type { Catalogue } from '../sources/catalogue.ts';

interface Repeated {
  readonly camera: CameraBrowser;
  readonly catalogue: Catalogue;
  readonly pages: number;
  readonly runs: number;
  readonly choice: Choice;
}

/** Photographs the same catalogue again and again, and counts what differs from the first time: nothing may. */
export async function countDifferences(
  { runs, ...repeated }: Repeated,
  keep: (found: { runs: readonly number[]; picturesARun: number }) => void,
): Promise<void> {
  const first = await makeAlbum({ ...repeated, all: true, label: 'Run 1' });
  const counts = [0];
  keep({ runs: counts, picturesARun: first.entries.size });
  for (let run = 2; run <= runs; run += 1) {
    const again = await makeAlbum({ ...repeated, all: true, label: `Run ${run}` });
    const { differences, failures } = compareAlbums(first, again);
    counts.push(differences.length + failures.filter(({ side }) => side === 'after').length);
    say(`Run ${run}: ${counts.at(-1)} differences`);
    keep({ runs: [...counts], picturesARun: first.entries.size });
  }
}
