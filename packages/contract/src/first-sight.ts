import type { PortalConfigurationQuery } from './generated/graph-auxiliary.ts';
import type { PageAnswer } from './page-answer.ts';
import type { PageWords } from './page-words.ts';
import type { SessionAnswer } from './rest.types.ts';

/** What the edge knows of whoever asks for a page, and of the page. */
export interface FirstSightOf<Tree> {
  readonly session: SessionAnswer;
  readonly answers: readonly PageAnswer[];
  readonly words: PageWords<Tree>;
  readonly configuration: PortalConfigurationQuery['portalConfiguration'];
  /** The page's path. */
  readonly path: string;
  /** Of this answer: what is drawn has styles of its own. */
  readonly nonce: string;
}

/**
 * Draws a page as it will first be seen, for the time until the portal has come: HTML, or `null` for a page that only the
 * portal can draw. The portal's build brings it (`.vite/first-sight`), the edge calls it for every page that it sends.
 */
export type FirstSight<Tree = object> = (of: FirstSightOf<Tree>) => Promise<string | null>;
