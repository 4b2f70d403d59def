import { findPath, movedPaths, type PageWords, pagePaths, type SpokenLanguage } from '@linework/contract';
import { z } from 'zod';
import { readBuildNote } from './build-notes.ts';
import { type StandInWords, standInWords } from './stand-ins.ts';

const words = z.record(z.string(), z.record(z.string(), z.json()));
const hintsFile = z.object({
  pages: z.record(
    z.string(),
    z.object({ isPublic: z.boolean(), files: z.array(z.string()), namespaces: z.array(z.string()) }),
  ),
  words: z.object({ en: words, es: words }),
  standIns: z.object({ en: standInWords, es: standInWords }),
});

export interface PageAsked {
  readonly path: string;
  readonly language: SpokenLanguage;
  readonly isSignedIn: boolean;
}

/** What a page needs at once. */
export interface PageHints {
  /** Files that are named in the page, so that they come side by side. */
  readonly files: readonly string[];
  /** What it will say first, which is sent with it. */
  readonly words: PageWords;
  /** What the page says where the portal does not come up. */
  readonly standIns: StandInWords | null;
}

/**
 * What each page needs at once, as the portal's build wrote it down. A build without such a list works as well, only
 * slower.
 */
export function pageHints(directory: string): (page: PageAsked) => PageHints {
  const written = readBuildNote(directory, 'page-hints.json', hintsFile);
  if (!written) return ({ language }) => ({ files: [], words: { language, words: {} }, standIns: null });
  const { pages, words, standIns } = written;
  const rows = Object.entries(pages).map(([pattern, hints]) => ({ path: pattern, hints }));
  return ({ path, language, isSignedIn }) => {
    const asked = findPath(rows, path === '/' ? movedPaths['/'] : path)?.row.hints;
    const shown = asked?.isPublic || isSignedIn ? asked : pages[pagePaths.signIn];
    // Words that are not there are left out: the portal fetches what the page did not bring.
    const spoken = Object.entries(words[language]).filter(([namespace]) =>
      shown?.namespaces.includes(namespace),
    );
    return {
      files: shown?.files ?? [],
      words: { language, words: Object.fromEntries(spoken) },
      standIns: standIns[language],
    };
  };
}
