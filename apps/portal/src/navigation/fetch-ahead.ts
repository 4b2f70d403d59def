import { findRoute } from '../addresses/find-route.ts';
import { firstPaint } from '../browser/first-paint.ts';
import { leisure } from '../browser/leisure.ts';
import type { Portal } from '../portal/portal-context.ts';
import { loadPage } from './load-page.ts';

/**
 * Fetches the pages that a menu leads to once the one that was asked for is there, so that they open at once, and without
 * a connection too. What does not come is asked for again when somebody goes there.
 */
export async function fetchAhead(addresses: readonly string[], portal: Portal): Promise<void> {
  await firstPaint();
  await leisure();
  if (!navigator.onLine) return;
  const { toggles } = portal.configuration;
  const routes = addresses.map((address) => findRoute(new URL(address, window.location.origin), toggles));
  await Promise.allSettled(
    routes.map((route) => (route.kind === 'redirect' ? undefined : loadPage(route.page, portal))),
  );
}
