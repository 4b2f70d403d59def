import type { PageName } from '@linework/contract';
import { builtRoutes, type Frame } from '../routes/route-table.ts';

/** The frames that there are to draw. */
export type DrawnFrame = Exclude<Frame, 'any'>;

/** How a page is framed at an address: a panel in the query can ask for a focused frame. */
export function frameFor(page: PageName, search: string, isSignedIn: boolean): DrawnFrame {
  const route = builtRoutes[page];
  if ('focusedWhen' in route) {
    const { name, value } = route.focusedWhen;
    if (new URLSearchParams(search).get(name) === value) return 'focused';
  }
  if (route.frame !== 'any') return route.frame;
  return isSignedIn ? 'menu' : 'unauthenticated';
}
