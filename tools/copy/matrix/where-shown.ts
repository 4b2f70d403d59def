/** By story, the `namespace:key` of each word that it shows, as `npm run pictures` recorded them. */
export type WordsByStory = Readonly<Record<string, readonly string[]>>;

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
 * The stories that show each text, the one that shows it best first. Within a root, a story that shows little else
 * comes before one that shows much.
 */
export function storiesByWord(
  words: WordsByStory,
  stories: readonly NamedStory[],
): ReadonlyMap<string, readonly NamedStory[]> {
  const listed = new Map(stories.map((story) => [story.id, story]));
  const shown = Object.entries(words)
    .map(([id, keys]) => ({ story: listed.get(id) ?? { id, title: id, name: '' }, keys }))
    .sort((a, b) => rankOf(a.story) - rankOf(b.story) || a.keys.length - b.keys.length);
  const found = new Map<string, NamedStory[]>();
  for (const { story, keys } of shown) {
    for (const key of keys) {
      const known = found.get(key);
      if (known) known.push(story);
      else found.set(key, [story]);
    }
  }
  return found;
}
