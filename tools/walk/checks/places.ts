import { findPath, pageRows } from '@linework/contract';
import { findRoute } from '../../../apps/portal/src/addresses/find-route.ts';
import { panelRows } from '../../../apps/portal/src/addresses/generated/panel-rows.ts';
import { paths } from '../../../apps/portal/src/addresses/paths.ts';

const portal = 'https://portal.invalid';

/** Pages that are come by otherwise: before anybody signed in, and while all of the portal is closed. */
const apart: ReadonlySet<string> = new Set(['signIn', 'maintenance']);

/** The address of every page that is built and names nothing of a customer's, and of every flow that opens over one. */
export const routedPlaces: readonly string[] = [
  ...pageRows.flatMap(({ page, path }) => (apart.has(page) || path.includes('/:') ? [] : path)),
  ...panelRows.map(({ flow }) => paths.flow(flow)),
];

/** What an address says by its value; of everything else, such as a payment's id, it counts that it is there. */
const telling: ReadonlySet<string> = new Set(['open', 'step', 'amount']);

/** An address without what is different for each customer: two with the same shape show the same kind of page. */
export function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, portal);
  const query = [...searchParams].map(([name, value]) => (telling.has(name) ? `${name}=${value}` : name));
  const pattern = findPath(pageRows, pathname)?.row.path ?? pathname;
  return [pattern, ...query.sort()].join(' ');
}

/** Whether a link leads to another page of the portal; a file, a call and a place further down do not. */
export function isPlace(href: string): boolean {
  const url = new URL(href, portal);
  return url.origin === portal && !href.startsWith('#') && !/^\/(?:api|demo)\//.test(url.pathname);
}

/** Links to pages that are not there. */
export function deadLinks(links: readonly { readonly words: string; readonly href: string }[]): string[] {
  return links.flatMap(({ words, href }) => {
    if (!isPlace(href)) return [];
    const found = findRoute(new URL(href, portal), new Set());
    return found.kind === 'page' && found.page === 'notFound'
      ? [`“${words}” leads to ${href}, where nothing is`]
      : [];
  });
}
