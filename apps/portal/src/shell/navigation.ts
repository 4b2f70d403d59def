import { pageAt, pagePaths } from '@linework/contract';
import { BillingIcon, HomeIcon, type IconShape } from '@linework/design-system';
import { routeOf } from '../routes/route-table.ts';
import { type BuiltTab, type TabContext, tabsDrawn } from '../routes/tabs.ts';

interface Tab {
  readonly name: BuiltTab['name'];
  readonly href: string;
  readonly icon: IconShape;
}

const icons = { accountSummary: HomeIcon, billing: BillingIcon } as const satisfies Record<
  BuiltTab['name'],
  IconShape
>;

/** The tabs that lead somebody signed in to pages that are built and turned on (spec section 2.4). */
export const tabsFor = (context: TabContext): readonly Tab[] =>
  tabsDrawn(context).flatMap(({ name, leadsTo: { page } }) => {
    const { toggle, path } = routeOf(page);
    return toggle && !context.toggles.has(toggle) ? [] : [{ name, href: path, icon: icons[name] }];
  });

/** The address of the tab that the page at a path belongs to. */
export function tabOf(pathname: string): string | null {
  const page = pageAt(pathname);
  const { under } = page ? routeOf(page) : {};
  return under ? pagePaths[under] : null;
}
