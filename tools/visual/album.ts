import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { say } from '../bootstrap/progress.mjs';
import type { CameraBrowser } from './camera/browser.ts';
import { photograph } from './camera/photograph.ts';
import { keepPicture, recallPicture, rememberPicture } from './picture-cache.ts';
import { type Choice, type Shot, shotName, shotsOf } from './shots.ts';
import type { Catalogue } from './sources/catalogue.ts';
import { hashOf } from './sources/hash.ts';
import { pictureKeys } from './sources/picture-keys.ts';

/** One side's pictures: each shot with the hash of its picture, or with what failed. */
export interface Album {
  readonly entries: ReadonlyMap<string, AlbumEntry>;
  /** How many were photographed now; the others were known. */
  readonly taken: number;
}
export interface AlbumEntry {
  readonly shot: Shot;
  readonly hash: string | null;
  readonly failure: string | null;
}

/** The camera's own code decides over pixels too. */
function cameraHash({ build, flags }: CameraBrowser): string {
  const folder = path.join(import.meta.dirname, 'camera');
  const sources = globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] }).sort();
  return hashOf([build, ...flags, ...sources.map((file) => readFileSync(path.join(folder, file), 'utf8'))]);
}

interface Wanted {
  readonly catalogue: Catalogue;
  readonly camera: CameraBrowser;
  readonly pages: number;
  readonly choice?: Choice;
  /** Take every picture anew, whatever is known. */
  readonly all?: boolean;
  readonly label: string;
}

/** Recalls what is known and photographs the rest. */
export async function makeAlbum({ catalogue, camera, pages, choice, all, label }: Wanted): Promise<Album> {
  const keyOf = pictureKeys({ ...catalogue, camera: cameraHash(camera) });
  const entries = new Map<string, AlbumEntry>();
  const missing: Shot[] = [];
  for (const shot of shotsOf(catalogue.stories, choice)) {
    const hash = all ? null : recallPicture(keyOf(shot));
    entries.set(shotName(shot), { shot, hash, failure: null });
    if (hash === null) missing.push(shot);
  }
  say(`${label}: ${missing.length} of ${entries.size} pictures to take`);
  let done = 0;
  const heartbeat = setInterval(() => say(`${label} … ${done} of ${missing.length}`), 5000);
  try {
    await photograph({
      camera,
      catalogue: catalogue.folder,
      shots: missing,
      pages,
      onTaken: (shot, { png, failure }) => {
        done += 1;
        const hash = png && keepPicture(png);
        if (hash) rememberPicture(keyOf(shot), hash);
        entries.set(shotName(shot), { shot, hash, failure });
      },
    });
  } finally {
    clearInterval(heartbeat);
  }
  return { entries, taken: missing.length };
}
