import { findRoute } from './find-route.ts';
import { builtRoutes, type Route } from './route-table.ts';

/**
 * Whether an address shows something of its own: its page is built, and so is the panel that its query opens. What is
 * not is linked from nowhere.
 */
export function isBuilt(address: string): boolean {
  const url = new URL(address, 'https://portal.invalid');
  const found = findRoute(url);
  if (found.kind === 'redirect') return isBuilt(found.to);
  const route: Extract<Route, { status: 'built' }> = builtRoutes[found.page];
  const panel = url.searchParams.get('open');
  return found.page !== 'notFound' && (panel === null || panel === route.focusedWhen?.value);
}
