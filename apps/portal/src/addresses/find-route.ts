import {
  findPath,
  movedRows,
  type PageName,
  type PathParameters,
  type PortalToggle,
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
  readonly moved: readonly {
    readonly path: string;
    readonly to: string;
    readonly whileOff?: PortalToggle;
  }[];
}

/**
 * Looks an address up. The same page answers whatever slash its address ends with (spec section 2.1), and an address of old
 * leads to the new one with all that it says besides. What is not built, or was never there, is the not-found page.
 */
export function findRoute(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  toggles: Pick<ReadonlySet<PortalToggle>, 'has'>,
  { pages, moved }: Addresses = { pages: pageRows, moved: movedRows },
): FoundRoute {
  const path = withoutEndSlashes(pathname) || '/';
  const besides = `${search}${hash}`;
  const old = findPath(moved, path);
  if (old && !(old.row.whileOff && toggles.has(old.row.whileOff))) {
    return { kind: 'redirect', to: `${writePath<string>(old.row.to, old.parameters)}${besides}` };
  }
  const found = findPath(pages, path);
  if (found && path !== pathname) return { kind: 'redirect', to: `${path}${besides}` };
  return { kind: 'page', page: found?.row.page ?? 'notFound', parameters: found?.parameters ?? {} };
}
