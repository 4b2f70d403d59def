import { movedPaths, type PageName, pageNames, pagePaths } from '@linework/contract';

/** What an address leads to: a page, or another address. */
export type FoundRoute =
  | { readonly kind: 'page'; readonly page: PageName }
  | { readonly kind: 'redirect'; readonly to: string };

const pageAt = new Map<string, PageName>(pageNames.map((page) => [pagePaths[page], page]));
const redirectFrom = new Map<string, string>(Object.entries(movedPaths));

/**
 * Looks an address up in the route table. The same page answers whatever slash its address ends with (spec section
 * 2.1); what is not built, or was never there, is the not-found page.
 */
export function findRoute({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): FoundRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const to = redirectFrom.get(path);
  if (to !== undefined) return { kind: 'redirect', to };
  const page = pageAt.get(path);
  if (page && path !== pathname) return { kind: 'redirect', to: `${path}${search}${hash}` };
  return { kind: 'page', page: page ?? 'notFound' };
}
