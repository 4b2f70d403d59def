import { builtRoutes, type PageName, routes } from './route-table.ts';

/** What an address leads to: a page, or another address. */
export type FoundRoute =
  | { readonly kind: 'page'; readonly page: PageName }
  | { readonly kind: 'redirect'; readonly to: string };

const pageNames = Object.keys(builtRoutes) as readonly PageName[];
const pageAt = new Map<string, PageName>(pageNames.map((page) => [builtRoutes[page].path, page]));
const redirectFrom = new Map(
  routes.flatMap((route) => (route.status === 'redirect' ? [[route.path, route.to] as const] : [])),
);

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
