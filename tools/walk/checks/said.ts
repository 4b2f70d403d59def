import { type CopyFile, type Language, textOf } from '../../../apps/portal/journeys/support/words.ts';
import type { Seen } from './seen.ts';

/** What a test lets a page say: a text of a copy file, its placeholders filled. */
export const said = (
  file: CopyFile,
  key: string,
  filling: Readonly<Record<string, string>> = {},
  language: Language = 'en',
): string =>
  textOf(file, key, language).replaceAll(
    /\{\{(\w+)(?:, \w+)?\}\}/g,
    (_, name: string) => filling[name] ?? '',
  );

/** A page that shows nothing but this. */
export const page = (shown: Partial<Seen>): Seen => ({
  texts: [],
  rows: [],
  hero: null,
  chosenCard: null,
  links: [],
  ...shown,
});
