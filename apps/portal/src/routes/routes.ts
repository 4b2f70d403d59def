import { movedRows, type PortalToggle } from '@linework/contract';
import { type LaterRoute, laterRoutes } from './later-routes.ts';
import { type BuiltRoute, builtRoutes } from './route-table.ts';

interface RedirectRoute {
  readonly path: string;
  readonly status: 'redirect';
  readonly to: string;
  /** While this is on it leads nowhere. */
  readonly whileOff?: PortalToggle;
}
export type Route = BuiltRoute | LaterRoute | RedirectRoute;

const moved = movedRows.map((row): RedirectRoute => ({ ...row, status: 'redirect' }));

/** The spec's route tables (sections 2.1–2.3), whole. Trailing slashes lead to the same route. */
export const routes: readonly Route[] = [...Object.values(builtRoutes), ...moved, ...laterRoutes];
