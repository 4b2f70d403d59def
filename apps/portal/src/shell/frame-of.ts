import type { UIMatch } from 'react-router-dom';
import { builtRoutes, type Frame, type PageName } from '../routes/route-table.ts';

/** What a matched route of the router carries: which row of the route table it is. */
export interface RouteHandle {
  readonly page: PageName;
}

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle;

/** How the page at an address is framed; a panel in the query can ask for a focused frame. */
export function frameOf(matches: readonly UIMatch[], search: string): Frame {
  const handle = matches.map((match) => match.handle).findLast(isHandle);
  if (!handle) return 'unauthenticated';
  const route = builtRoutes[handle.page];
  if (!('focusedWhen' in route)) return route.frame;
  const { name, value } = route.focusedWhen;
  return new URLSearchParams(search).get(name) === value ? 'focused' : route.frame;
}
