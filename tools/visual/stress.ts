import { root } from '../bootstrap/install.mjs';
import { say } from '../bootstrap/progress.mjs';
import { cameraHash } from './album.ts';
import type { CameraBrowser } from './camera/browser.ts';
import { photograph } from './camera/photograph.ts';
import { countProgress } from './count-progress.ts';
import type { Options } from './options.ts';
import { type KnownPicture, keepPicture, rememberPicture } from './picture-cache.ts';
import { type Shot, shotName, shotsOf } from './shots.ts';
import { shuffled } from './shuffled.ts';
import { catalogueOfFolder } from './sources/catalogue.ts';
import { pictureKeys } from './sources/picture-keys.ts';

interface Round {
  readonly label: string;
  readonly pages: number;
  readonly seed: number | null;
}

const inOrder = (pages: number): Round => ({ label: `${pages} pages, in order`, pages, seed: null });
const mixed = (pages: number): Round => ({ label: `${pages} pages, shuffled`, pages, seed: pages });

/** Each way of going through the catalogue that must not matter; what differs most from the usual way comes early. */
export const stressRounds: readonly Round[] = [
  inOrder(2),
  mixed(4),
  mixed(1),
  mixed(2),
  inOrder(4),
  inOrder(1),
];

/** A mode after the other all the same: going back and forth between modes takes three times as long. */
const shuffledWithinModes = (shots: readonly Shot[], seed: number): Shot[] =>
  shuffled([...Map.groupBy(shots, ({ modeName }) => modeName).values()], seed).flatMap((ofMode) =>
    shuffled(ofMode, seed),
  );

/** Shots whose picture was not the same in every round, or that failed in one; each is a defect of its story. */
export async function findUnstable(
  camera: CameraBrowser,
  catalogue: string,
  shots: readonly Shot[],
  rounds = stressRounds,
  onTaken: (shot: Shot, known: KnownPicture) => void = () => undefined,
): Promise<string[]> {
  const seen = new Map<string, Set<string>>();
  for (const { label, pages, seed } of rounds) {
    const progress = countProgress(`${shots.length} pictures with ${label}`, shots.length);
    await photograph({
      camera,
      catalogue,
      pages,
      shots: seed === null ? shots : shuffledWithinModes(shots, seed),
      onTaken: (shot, { png, failure, ...taken }) => {
        progress.next();
        const name = shotName(shot);
        const pictures = seen.get(name) ?? new Set();
        const picture = png ? keepPicture(png) : `failed: ${failure}`;
        if (!png || (pictures.size > 0 && !pictures.has(picture))) say(`${name}: ${picture.slice(0, 160)}`);
        if ('words' in taken) onTaken(shot, { hash: picture, words: taken.words });
        seen.set(name, pictures.add(picture));
      },
    });
    progress.end();
  }
  return [...seen]
    .filter(
      ([, pictures]) => pictures.size > 1 || [...pictures].some((picture) => picture.startsWith('failed')),
    )
    .map(
      ([name, pictures]) => `${name} (${[...pictures].map((picture) => picture.slice(0, 60)).join(', ')})`,
    );
}

/** `--stress`: photographs everything in each way, and names every unstable story. */
export async function stress(
  camera: CameraBrowser,
  options: Options,
  write: (text: string) => void,
): Promise<boolean> {
  const catalogue = await catalogueOfFolder(root, 'this tree');
  const shots = shotsOf(catalogue.stories, options);
  const keyOf = pictureKeys({ ...catalogue, camera: cameraHash(camera) });
  const unstable = await findUnstable(camera, catalogue.folder, shots, stressRounds, (shot, known) =>
    rememberPicture(keyOf(shot), known),
  );
  const verdict =
    unstable.length === 0
      ? `All ${shots.length} pictures are the same in each of ${stressRounds.length} rounds.`
      : `${unstable.length} of ${shots.length} pictures are unstable:`;
  const result = { build: camera.build, pictures: shots.length, rounds: stressRounds.length, unstable };
  if (options.json) write(`${JSON.stringify(result, null, 2)}\n`);
  else write(`\n${camera.build}\n${[verdict, ...unstable].join('\n  ')}\n`);
  return unstable.length === 0;
}
