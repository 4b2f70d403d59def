import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { say } from '../bootstrap/progress.mjs';
import type { CameraBrowser } from './camera/browser.ts';
import { photograph } from './camera/photograph.ts';
import type { CameraMode } from './camera-modes.ts';
import { countProgress } from './count-progress.ts';
import { type KnownPicture, keepPicture, recallPicture, rememberPicture } from './picture-cache.ts';
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
  /** Copy keys of the words that the story showed; none where nothing records them. */
  readonly words: readonly string[];
}

/** The camera's own code decides over pixels too. */
export function cameraHash({ build, flags }: CameraBrowser): string {
  const folder = path.join(import.meta.dirname, 'camera');
  const sources = globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] }).sort();
  return hashOf([build, ...flags, ...sources.map((file) => readFileSync(path.join(folder, file), 'utf8'))]);
}

interface Wanted {
  readonly catalogue: Catalogue;
  readonly camera: CameraBrowser;
  readonly pages: number;
  readonly choice?: Choice;
  /** Photographed in these modes instead of those of the visual check. */
  readonly declared?: Readonly<Record<string, CameraMode>>;
  /** Take every picture anew, whatever is known. */
  readonly all?: boolean;
  readonly label: string;
}

const entryOf = (shot: Shot, known: KnownPicture | null, failure: string | null = null): AlbumEntry => ({
  shot,
  hash: known?.hash ?? null,
  failure,
  words: known?.words ?? [],
});

/** What is known of a catalogue's pictures, without taking any. */
export function recallAlbum({
  catalogue,
  camera,
  declared,
}: Pick<Wanted, 'catalogue' | 'camera' | 'declared'>): Album {
  const keyOf = pictureKeys({ ...catalogue, camera: cameraHash(camera) });
  const entries = shotsOf(catalogue.stories, {}, declared).map((shot): [string, AlbumEntry] => [
    shotName(shot),
    entryOf(shot, recallPicture(keyOf(shot))),
  ]);
  return { entries: new Map(entries), taken: 0 };
}

/** Recalls what is known and photographs the rest. */
export async function makeAlbum(wanted: Wanted): Promise<Album> {
  const { catalogue, camera, pages, choice, declared, all, label } = wanted;
  const keyOf = pictureKeys({ ...catalogue, camera: cameraHash(camera) });
  const entries = new Map<string, AlbumEntry>();
  const missing: Shot[] = [];
  for (const shot of shotsOf(catalogue.stories, choice, declared)) {
    const known = all ? null : recallPicture(keyOf(shot));
    entries.set(shotName(shot), entryOf(shot, known));
    if (known === null) missing.push(shot);
  }
  say(`${label}: ${missing.length} of ${entries.size} pictures to take`);
  const progress = countProgress(label, missing.length);
  try {
    await photograph({
      camera,
      catalogue: catalogue.folder,
      shots: missing,
      pages,
      onTaken: (shot, taken) => {
        progress.next();
        const known = taken.png && { hash: keepPicture(taken.png), words: taken.words };
        if (known) rememberPicture(keyOf(shot), known);
        entries.set(shotName(shot), entryOf(shot, known, taken.failure));
      },
    });
  } finally {
    progress.end();
  }
  return { entries, taken: missing.length };
}
