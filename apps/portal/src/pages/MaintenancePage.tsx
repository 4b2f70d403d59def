import { outcomeBundles } from '@linework/parts/outcomes';
import { paths } from '../addresses/paths.ts';
import type { Page } from '../navigation/page.types.ts';
import { OutcomeRoute } from './OutcomeRoute.tsx';

/** To the portal's front door, which leads back here for as long as maintenance lasts. */
const leave = () => window.location.assign(paths.root());

/** Where a 401 with `IN_MAINTENANCE` leads, after signing out (spec section 4). */
const MaintenancePage = () => <OutcomeRoute code="LW-SYS-030" onReload={leave} />;

export const page: Page = { Component: MaintenancePage, copy: outcomeBundles };
