import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageWords } from '@linework/contract';
import { z } from 'zod';

const words = z.record(z.string(), z.record(z.string(), z.json()));
const hintsFile = z.object({
  pages: z.record(
    z.string(),
    z.object({ isPublic: z.boolean(), files: z.array(z.string()), namespaces: z.array(z.string()) }),
  ),
  words: z.object({ en: words, es: words }),
});

/** Where the portal's own guards lead. */
const front = '/account-summary';
const signIn = '/login';

export interface PageAsked {
  readonly path: string;
  readonly language: 'en' | 'es';
  readonly isSignedIn: boolean;
}

/** What a page needs at once. */
export interface PageHints {
  /** Files that are named in the page, so that they come side by side. */
  readonly files: readonly string[];
  /** What it will say first, which is sent with it. */
  readonly words: PageWords;
}

/**
 * What each page needs at once, as the portal's build wrote it down. A build without such a list works as well, only
 * slower.
 */
export function pageHints(directory: string): (page: PageAsked) => PageHints {
  const file = join(directory, '.vite/page-hints.json');
  if (!existsSync(file)) return ({ language }) => ({ files: [], words: { language, words: {} } });
  const { pages, words } = hintsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return ({ path, language, isSignedIn }) => {
    const asked = pages[path === '/' ? front : path];
    const shown = asked?.isPublic || isSignedIn ? asked : pages[signIn];
    // Words that are not there are left out: the portal fetches what the page did not bring.
    const spoken = Object.entries(words[language]).filter(([namespace]) =>
      shown?.namespaces.includes(namespace),
    );
    return { files: shown?.files ?? [], words: { language, words: Object.fromEntries(spoken) } };
  };
}
