import type { PageName } from '@linework/contract';
import { findRoute } from '../addresses/find-route.ts';
import { panelIn } from '../addresses/panels.ts';
import { paths } from '../addresses/paths.ts';
import { guardedAccount } from '../answers/guarded-account.ts';
import { isCallProblem } from '../api/call-problem.ts';
import { togglesFor } from '../configuration/portal-configuration.ts';
import { decide } from '../guards/guard.ts';
import { inTime } from '../navigation/load-chunk.ts';
import { loadPage } from '../navigation/load-page.ts';
import { loadPanel } from '../navigation/load-panel.ts';
import type { Portal } from '../portal/portal-context.ts';
import { frameFor } from '../routes/frame-of.ts';
import { builtRoutes, guardsOf, routeOf } from '../routes/route-table.ts';
import { loadAround, type OpenPage, standing } from './opened.ts';

/** What asking for an address comes to. */
export type Opening = OpenPage | { readonly kind: 'redirect'; readonly to: string };

const toMaintenance: Opening = { kind: 'redirect', to: paths.maintenance() };

/** The session; the pages that say what is wrong do without one that cannot be had. */
async function sessionFor(page: PageName | null, { sessions }: Portal) {
  try {
    return await sessions.load();
  } catch (error) {
    if (page === 'maintenance' || page === 'notFound') return null;
    throw error;
  }
}

/** What else an address asks for that no page is built for; fetched only then, since nothing links there. */
async function laterAt(page: PageName, url: URL) {
  if (page !== 'notFound' || url.pathname === paths.notFound()) return null;
  return (await inTime(import('../routes/later-routes.ts'))).pageToCome(url);
}

/** What opens pages that are no row of the table; fetched only for these. */
const apart = () => inTime(import('./open-apart.ts'));

/**
 * Opens the page at an address: asks its guards, the first that does not allow sends the customer elsewhere; fetches
 * its code and words meanwhile.
 * @throws CallProblem when the session cannot be asked for; an error when a part of the portal does not load
 */
export async function openPage(url: URL, portal: Portal): Promise<Opening> {
  const { configuration } = portal;
  const found = findRoute(url, configuration.toggles);
  if (found.kind === 'redirect') return found;
  const { page } = found;
  const route = routeOf(page);
  const panel = panelIn(page, url.searchParams);
  if (configuration.inMaintenance && page !== 'maintenance') return toMaintenance;
  const loading = inTime(loadPage(page, portal));
  // Whatever becomes of it is heard below, unless the guards lead elsewhere.
  loading.catch(() => undefined);
  try {
    const later = await laterAt(page, url);
    if (later && 'to' in later) return { kind: 'redirect', to: later.to };
    const session = await sessionFor(later ? null : page, portal);
    const decision = await decide(later?.guards ?? guardsOf(route, panel), {
      session,
      url,
      toggles: togglesFor(configuration.toggles, session),
      account: session && guardedAccount(session),
      links: configuration.links,
    });
    if (decision.kind === 'external')
      return await (await apart()).openLeaving(decision.place, session, portal);
    if (decision.kind !== 'allow') {
      // Maintenance heard while this page was being opened: signing in would lead nowhere.
      return portal.sessions.state().ended === 'maintenance' ? toMaintenance : decision;
    }
    const mounted = later?.mount && (await (await apart()).openMount(later, session, portal));
    if (mounted) return mounted;
    const about = { page, ...standing(route, frameFor(panel ? 'focused' : route.frame, session !== null)) };
    const [{ Component, prepare, refresh }, opened] = await Promise.all([
      loading,
      panel && inTime(loadPanel(panel, portal)),
      loadAround(about, session, portal),
    ]);
    // What cannot be prepared, the page asks for itself.
    if (session) await prepare?.(session, url.pathname).catch(() => undefined);
    // Under a panel nobody sees the page.
    if (session && !opened) await refresh?.(session);
    return opened
      ? { ...about, title: null, Component: opened.Component }
      : { ...about, title: builtRoutes[page].title, Component };
  } catch (error) {
    if (isCallProblem(error) && error.isMaintenance && page !== 'maintenance') return toMaintenance;
    throw error;
  }
}
