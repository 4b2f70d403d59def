import type { PageName } from '@linework/contract';
import { findRoute } from '../addresses/find-route.ts';
import type { PanelRow } from '../addresses/panel-row.ts';
import { isFlowName, panelIn } from '../addresses/panels.ts';
import { paths } from '../addresses/paths.ts';
import type { PortalToggles } from '../configuration/portal-configuration.ts';
import { type BuiltRoute, routeOf } from './route-table.ts';

/** The rows that say what is there. */
interface Rows {
  readonly routeOf: (page: PageName) => Pick<BuiltRoute, 'toggle'>;
  readonly panelIn: (page: PageName, query: URLSearchParams) => Pick<PanelRow, 'toggle'> | null;
}

/**
 * Whether an address shows something of its own: its page is built and turned on, and so is the panel that its query
 * opens. What is not is linked from nowhere.
 */
export function isBuilt(address: string, toggles: PortalToggles, rows: Rows = { routeOf, panelIn }): boolean {
  const url = new URL(address, 'https://portal.invalid');
  const found = findRoute(url, toggles);
  if (found.kind === 'redirect') return isBuilt(found.to, toggles, rows);
  if (found.page === 'notFound') return false;
  const opensPanel = url.searchParams.has('open');
  const shown = [
    rows.routeOf(found.page),
    ...(opensPanel ? [rows.panelIn(found.page, url.searchParams)] : []),
  ];
  return shown.every((row) => row && (!row.toggle || toggles.has(row.toggle)));
}

/** Where a flow opens, with what its address says besides; `null` where there is no such flow, or it is turned off. */
export function flowAddress(
  flow: string,
  toggles: PortalToggles,
  query: Readonly<Record<string, string>> = {},
): string | null {
  if (!isFlowName(flow)) return null;
  const address = paths.flow(flow, query);
  return isBuilt(address, toggles) ? address : null;
}

/** Where to sign in, and go on to an address afterwards; from sign-in as ever where it shows nothing of its own yet. */
export const signInOnTo = (targetUrl: string, toggles: PortalToggles): string =>
  paths.login(isBuilt(targetUrl, toggles) ? { targetUrl } : {});
