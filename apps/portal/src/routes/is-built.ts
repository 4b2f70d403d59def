import { findRoute } from '../addresses/find-route.ts';
import { panelIn, routeOf } from './route-table.ts';

/**
 * Whether an address shows something of its own: its page is built, and so is the panel that its query opens. What is
 * not is linked from nowhere.
 */
export function isBuilt(address: string): boolean {
  const url = new URL(address, 'https://portal.invalid');
  const found = findRoute(url);
  if (found.kind === 'redirect') return isBuilt(found.to);
  const isPanelBuilt =
    !url.searchParams.has('open') || panelIn(routeOf(found.page), url.searchParams) !== null;
  return found.page !== 'notFound' && isPanelBuilt;
}
