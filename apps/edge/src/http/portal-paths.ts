import { findPath, laterPaths, movedPaths, pagePaths, withoutEndSlashes } from '@linework/contract';

const { notFound, ...pages } = pagePaths;
const rows = [...Object.values(pages), ...Object.keys(movedPaths), ...Object.values(laterPaths).flat()].map(
  (path) => ({ path }),
);

/** Whether the portal has a page there, so that any other path is answered with 404. Only the root begins with two slashes. */
export function isPortalPath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return !path.startsWith('//') && findPath(rows, withoutEndSlashes(path) || '/') !== null;
}
