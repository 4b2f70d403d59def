import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const hintsFile = z.record(
  z.string(),
  z.object({ isPublic: z.boolean(), files: z.object({ en: z.array(z.string()), es: z.array(z.string()) }) }),
);

/** Where the portal's own guards lead. */
const front = '/account-summary';
const signIn = '/login';

export interface PageAsked {
  readonly path: string;
  readonly language: 'en' | 'es';
  readonly isSignedIn: boolean;
}

export type PageHints = (page: PageAsked, nonce: string) => string;

/**
 * The files that a page needs at once, as the portal's build wrote them down: named in the page, they come side by side.
 * A build without such a list works as well, only slower.
 */
export function pageHints(directory: string): PageHints {
  const file = join(directory, '.vite/page-hints.json');
  if (!existsSync(file)) return () => '';
  const pages = hintsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return ({ path, language, isSignedIn }, nonce) => {
    const asked = pages[path === '/' ? front : path];
    const shown = asked?.isPublic || isSignedIn ? asked : pages[signIn];
    const links = shown?.files[language].map(
      (name) => `<link rel="modulepreload" crossorigin href="/${name}" nonce="${nonce}">`,
    );
    return links?.join('') ?? '';
  };
}
