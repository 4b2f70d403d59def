import { pageAt, pageNames, pagePaths, type SessionAnswer } from '@linework/contract';
import { BillingIcon, HomeIcon, type IconShape } from '@linework/design-system';
import { can } from '@linework/domain';
import type { PortalToggles } from '../configuration/portal-configuration.ts';
import { builtRoutes, routeOf } from '../routes/route-table.ts';

type BuiltRoutes = (typeof builtRoutes)[keyof typeof builtRoutes];
type TabName = Extract<BuiltRoutes, { readonly tab: object }>['tab']['name'];

interface Tab {
  readonly name: TabName;
  readonly href: string;
  readonly icon: IconShape;
}

const icons = { accountSummary: HomeIcon, billing: BillingIcon } as const satisfies Record<
  TabName,
  IconShape
>;

/** The tabs of somebody signed in, by what they may do and what is turned on (spec section 2.4). */
export const tabsFor = ({ user }: Pick<SessionAnswer, 'user'>, toggles: PortalToggles): readonly Tab[] =>
  pageNames.flatMap((page) => {
    const route = builtRoutes[page];
    if (!('tab' in route) || !can(user.role, route.tab.needs)) return [];
    const { toggle } = routeOf(page);
    if (toggle && !toggles.has(toggle)) return [];
    const { name } = route.tab;
    return [{ name, href: route.path, icon: icons[name] }];
  });

/** The address of the tab that the page at a path belongs to. */
export function tabOf(pathname: string): string | null {
  const page = pageAt(pathname);
  const { under } = page ? routeOf(page) : {};
  return under ? pagePaths[under] : null;
}
