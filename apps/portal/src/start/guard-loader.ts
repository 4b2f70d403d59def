import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { decide } from '../guards/guard.ts';
import { builtRoutes, type PageName } from '../routes/route-table.ts';
import type { Portal } from './portal-context.ts';

/** Asks a page's guards before it shows; the first that does not allow sends the customer elsewhere. */
export function guardLoader(page: PageName, { configuration, sessions }: Portal) {
  return async ({ request }: LoaderFunctionArgs) => {
    const decision = decide(builtRoutes[page].guards, {
      session: await sessions.load(),
      url: new URL(request.url),
      enterpriseAddress: configuration.links.enterprise,
    });
    if (decision.kind === 'redirect') throw redirect(decision.to);
    if (decision.kind === 'external') throw redirect(decision.to);
    return null;
  };
}
