import { findPath, laterPaths, movedPaths, pagePaths, withoutEndSlashes } from '@linework/contract';

const { notFound, ...pages } = pagePaths;
const rows = [...Object.values(pages), ...Object.keys(movedPaths), ...Object.values(laterPaths).flat()].map(
  (path) => ({ path }),
);

/** The pattern of the portal's page that is at an address; `null` where there is none. Only the root begins with two slashes. */
export function portalPathOf(address: string): string | null {
  const [path = ''] = address.split(/[?#]/);
  if (path.startsWith('//')) return null;
  return findPath(rows, withoutEndSlashes(path) || '/')?.row.path ?? null;
}

/** Whether the portal has a page there, so that any other path is answered with 404. */
export const isPortalPath = (address: string): boolean => portalPathOf(address) !== null;
