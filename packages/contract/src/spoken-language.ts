/** The languages that pages exist in (spec section 1). */
const spoken = ['en', 'es'] as const;
export type SpokenLanguage = (typeof spoken)[number];

/**
 * The language to show a page in to somebody who has chosen none: the first of their browser's that we speak, else English.
 * Asked at the edge, which sends the words along, and in the portal, which shows them.
 * @param tags of languages, such as `es-MX`, the preferred one first
 */
export function spokenLanguage(tags: readonly string[]): SpokenLanguage {
  const wanted = tags.map((tag) => tag.trim().split('-', 1)[0]?.toLowerCase());
  return wanted.flatMap((language) => spoken.filter((ours) => ours === language))[0] ?? 'en';
}
