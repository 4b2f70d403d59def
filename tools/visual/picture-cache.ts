import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { places } from './places.ts';
import { hashOfBytes } from './sources/hash.ts';

/** Pictures that nobody looked at for so long go. */
const keptDays = 14;

export const pictureFile = (hash: string): string =>
  path.join(places.pictures, hash.slice(0, 2), `${hash}.png`);
const keyFile = (key: string): string => path.join(places.keys, key.slice(0, 2), key);

function write(file: string, contents: Uint8Array | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

/** Keeps a picture under the hash of its bytes; gives the hash. */
export function keepPicture(png: Buffer): string {
  const hash = hashOfBytes(png);
  const file = pictureFile(hash);
  if (!existsSync(file)) write(file, png);
  return hash;
}

/** What a key stands for: a picture, and the words that the story had shown when it was taken. */
export interface KnownPicture {
  readonly hash: string;
  /** Copy keys, `oneTimePayment:amount.title`, in order. */
  readonly words: readonly string[];
}

/** The picture that this key stands for, if it was taken before and is still there. */
export function recallPicture(key: string): KnownPicture | null {
  const file = keyFile(key);
  if (!existsSync(file)) return null;
  const [hash = '', ...words] = readFileSync(file, 'utf8').split('\n');
  const picture = pictureFile(hash);
  if (!existsSync(picture)) return null;
  const now = new Date();
  for (const used of [file, picture]) utimesSync(used, now, now);
  return { hash, words };
}

export const rememberPicture = (key: string, { hash, words }: KnownPicture): void =>
  write(keyFile(key), [hash, ...words].join('\n'));

/** Drops what was not used for two weeks. */
export function pruneCache(now = Date.now()): void {
  for (const folder of [places.pictures, places.keys]) {
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && now - statSync(file).mtimeMs > keptDays * 86_400_000) rmSync(file);
    }
  }
}
