import type { Album } from '../visual/album.ts';

/** What the catalogue's own pages know of the pictures: `.cache/reviewers/index.json`. */
export interface ReviewerIndex {
  /** By story and look, the hash that names the picture's file; a picture that is not there is left out. */
  readonly pictures: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By story, the copy keys of the words that it shows in any look, `oneTimePayment:amount.title`, in order. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Of those, what can be read on its first screen. */
  readonly seen: Readonly<Record<string, readonly string[]>>;
}

const inOrder = (lists: Record<string, Set<string>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lists).map(([id, keys]) => [id, [...keys].sort()]));

/** Puts albums together, a later one over an earlier one. */
export function reviewerIndex(...albums: readonly Album[]): ReviewerIndex {
  const pictures: Record<string, Record<string, string>> = {};
  const words: Record<string, Set<string>> = {};
  const seen: Record<string, Set<string>> = {};
  for (const { shot, hash, words: shown } of albums.flatMap(({ entries }) => [...entries.values()])) {
    if (hash === null) continue;
    const { id } = shot.story;
    pictures[id] = { ...pictures[id], [shot.modeName]: hash };
    words[id] = new Set([...(words[id] ?? []), ...shown.map((key) => key.replace('~', ''))]);
    seen[id] = new Set([...(seen[id] ?? []), ...shown.filter((key) => !key.startsWith('~'))]);
  }
  return {
    pictures,
    words: inOrder(words),
    seen: inOrder(seen),
  };
}

/** The hashes of all pictures that an index names. */
export const picturesOf = ({ pictures }: ReviewerIndex): Set<string> =>
  new Set(Object.values(pictures).flatMap((ofStory) => Object.values(ofStory)));
