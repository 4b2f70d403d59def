/** By story, the `namespace:key` of each word that it shows, as `npm run pictures` recorded them. */
type WordsByStory = Readonly<Record<string, readonly string[]>>;

export interface Recorded {
  readonly words: WordsByStory;
  /** Of those, what can be read on the story's first screen: the picture shows it. */
  readonly seen: WordsByStory;
}

/** A story as the catalogue lists it. */
export interface NamedStory {
  readonly id: string;
  /** `Flows/One-time payment`. */
  readonly title: string;
  readonly name: string;
}

/** Roots of titles in the order in which their stories speak for a text: whole screens first, lists of everything last. */
const roots = ['Flows', 'Areas', 'Pages', 'Components', 'Outcomes', 'Account states', 'Journeys', 'Copy'];

const rankOf = ({ title }: NamedStory): number => {
  const rank = roots.indexOf(title.split('/')[0] ?? '');
  return rank === -1 ? roots.length : rank;
};

/**
 * The stories that show each text, the one that shows it best first: before all others those where it can be read in the
 * picture. Within a root, a story that shows little else comes before one that shows much.
 */
export function storiesByWord(
  { words, seen }: Recorded,
  stories: readonly NamedStory[],
): ReadonlyMap<string, readonly NamedStory[]> {
  const listed = new Map(stories.map((story) => [story.id, story]));
  const shown = Object.entries(words)
    .map(([id, keys]) => ({ story: listed.get(id) ?? { id, title: id, name: '' }, keys }))
    .sort((a, b) => rankOf(a.story) - rankOf(b.story) || a.keys.length - b.keys.length);
  const found = new Map<string, NamedStory[]>();
  const readIn = Object.fromEntries(Object.entries(seen).map(([id, keys]) => [id, new Set(keys)]));
  for (const isRead of [true, false]) {
    for (const { story, keys } of shown) {
      for (const key of keys) {
        if ((readIn[story.id]?.has(key) ?? false) === isRead)
          found.set(key, [...(found.get(key) ?? []), story]);
      }
    }
  }
  return found;
}
