import { type PageName, pagePaths } from '../page-paths.ts';
import type { ShownName } from './words.ts';

/**
 * Where the content is another team's and comes after the page (spec section 9, "deferred page patterns: support and page
 * paths"). A view of such a page is told once the content stands there, and never of one that was left before.
 */
export const deferredPaths = ['/support', '/page'] as const;

/** Whether an address is one of them, or under one. */
export const isDeferredPath = (path: string): boolean =>
  deferredPaths.some((deferred) => path === deferred || path.startsWith(`${deferred}/`));

const isPage = (shown: ShownName): shown is PageName => Object.hasOwn(pagePaths, shown);

/** Whether a view of it waits for content that comes after the page. */
export const isDeferredPage = (shown: ShownName): boolean =>
  isPage(shown) && isDeferredPath(pagePaths[shown]);
