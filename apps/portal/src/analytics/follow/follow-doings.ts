import type { AnalyticsAction } from '@linework/contract';
import type { PortalConfiguration } from '../../configuration/portal-configuration.ts';

type Links = PortalConfiguration['links'];

/** What following a link does; `null` where it stays within the portal. Of the address nothing more is told. */
export function actionOfLink(href: string, links: Links, origin: string): AnalyticsAction | null {
  if (href.startsWith('tel:')) return 'callSupport';
  const known: Partial<Record<string, AnalyticsAction>> = {
    [links.stores]: 'openStores',
    [links.support]: 'openSupport',
    [links.terms]: 'openTerms',
    [links.privacy]: 'openPrivacy',
  };
  return (
    known[href] ??
    (URL.canParse(href, origin) && new URL(href, origin).origin === origin ? null : 'openElsewhere')
  );
}

/** Tells of what customers do that is no navigation: links to elsewhere, printing, the other language. */
export function followDoings(
  tell: (action: AnalyticsAction) => void,
  links: Links,
  signal: AbortSignal,
): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const action = link && actionOfLink(link.getAttribute('href') ?? '', links, window.location.origin);
      if (action) tell(action);
    },
    { signal, capture: true, passive: true },
  );
  window.addEventListener('beforeprint', () => tell('print'), { signal });
  const spoken = new MutationObserver(() => tell('changeLanguage'));
  spoken.observe(document.documentElement, { attributeFilter: ['lang'] });
  signal.addEventListener('abort', () => spoken.disconnect());
}
