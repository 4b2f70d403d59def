import {
  findPath,
  movedRows,
  type PageName,
  type PathParameters,
  pageRows,
  withoutEndSlashes,
  writePath,
} from '@linework/contract';

/** What an address leads to: a page, or another address. */
export type FoundRoute =
  | { readonly kind: 'page'; readonly page: PageName; readonly parameters: PathParameters }
  | { readonly kind: 'redirect'; readonly to: string };

/** The addresses that are known: of pages, and of old. */
interface Addresses {
  readonly pages: readonly { readonly page: PageName; readonly path: string }[];
  readonly moved: readonly { readonly path: string; readonly to: string }[];
}

/**
 * Looks an address up. The same page answers whatever slash its address ends with (spec section 2.1); what is not built, or
 * was never there, is the not-found page.
 */
export function findRoute(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  { pages, moved }: Addresses = { pages: pageRows, moved: movedRows },
): FoundRoute {
  const path = withoutEndSlashes(pathname) || '/';
  const old = findPath(moved, path);
  if (old) return { kind: 'redirect', to: writePath<string>(old.row.to, old.parameters) };
  const found = findPath(pages, path);
  if (found && path !== pathname) return { kind: 'redirect', to: `${path}${search}${hash}` };
  return { kind: 'page', page: found?.row.page ?? 'notFound', parameters: found?.parameters ?? {} };
}
