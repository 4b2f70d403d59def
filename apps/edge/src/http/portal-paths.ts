import { laterPaths, movedPaths, pagePaths } from '@linework/contract';

const { notFound, ...pages } = pagePaths;
const addresses = [...Object.values(pages), ...Object.keys(movedPaths), ...Object.values(laterPaths).flat()];

/** The address as the browser may write it: any text stands for a `:part`, and slashes may end it. */
const patternOf = (address: string): string =>
  `${address.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/?#]+')}/*`;

const page = new RegExp(`^(?:${addresses.map(patternOf).join('|')})(?:[?#]|$)`);

/** Whether the portal has a page there, so that any other path is answered with 404. Only the root begins with two slashes. */
export const isPortalPath = (path: string): boolean => !path.startsWith('//') && page.test(path);
