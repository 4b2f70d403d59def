import { useCopy } from '@linework/copy';
import type { NavigationItem } from '@linework/design-system';
import { useCommunityStatus } from '../answers/use-community-status.ts';
import { togglesFor } from '../configuration/portal-configuration.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { tabOf, tabsFor } from './navigation.ts';
import { shellCopy } from './shell.copy.ts';

/** The tabs of whoever has signed in, that of the page at a path the current one (spec section 2.4). */
export function useTabs(pathname: string): NavigationItem[] {
  const { t } = useCopy(shellCopy);
  const session = useSignedIn();
  const toggles = togglesFor(usePortal().configuration.toggles, session);
  const current = tabOf(pathname);
  return tabsFor({ session, toggles, ...useCommunityStatus() }).map(({ name, href, icon }) => ({
    href,
    icon,
    label: t(`navigation.${name}`),
    shortLabel: t(`navigation.short.${name}`),
    isCurrent: pathname === href || current === href,
  }));
}
