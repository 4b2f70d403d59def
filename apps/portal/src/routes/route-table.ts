import { laterPaths, movedPaths, type PageName, pagePaths } from '@linework/contract';
import { billedElsewhere, billedHere, paysHere } from '../guards/billing-guards.ts';
import type { Guard } from '../guards/guard.ts';
import { signedIn, signedOut } from '../guards/sign-in-guards.ts';

/**
 * How the shell frames a page: with menus, on its own (focused), before anybody has signed in, or with menus for those
 * who are signed in (`any`).
 */
export type Frame = 'menu' | 'focused' | 'unauthenticated' | 'any';

interface BuiltRoute {
  readonly path: string;
  readonly status: 'built';
  readonly guards: readonly Guard[];
  readonly frame: Frame;
  /** Query values that open a panel in a focused frame instead. */
  readonly focusedWhen?: { readonly name: string; readonly value: string };
}
/** Part of the spec's table whose area is not built yet: linked from nowhere, answered with the not-found page. */
interface LaterRoute {
  readonly path: string;
  readonly status: 'later';
  /** The area that will bring it. */
  readonly area: string;
}
interface RedirectRoute {
  readonly path: string;
  readonly status: 'redirect';
  readonly to: string;
}
export type Route = BuiltRoute | LaterRoute | RedirectRoute;

/** Who may see each page that is built, and in which frame. A page without a row here does not compile. */
export const builtRoutes = {
  signIn: { path: pagePaths.signIn, status: 'built', guards: [signedOut], frame: 'unauthenticated' },
  accountSummary: { path: pagePaths.accountSummary, status: 'built', guards: [signedIn], frame: 'menu' },
  payBill: {
    path: pagePaths.payBill,
    status: 'built',
    guards: [signedIn, billedHere, paysHere],
    frame: 'menu',
    focusedWhen: { name: 'open', value: 'otp' },
  },
  billingMoved: {
    path: pagePaths.billingMoved,
    status: 'built',
    guards: [signedIn, billedElsewhere],
    frame: 'menu',
  },
  maintenance: { path: pagePaths.maintenance, status: 'built', guards: [], frame: 'unauthenticated' },
  notFound: { path: pagePaths.notFound, status: 'built', guards: [], frame: 'any' },
} as const satisfies Record<PageName, BuiltRoute>;

const moved = Object.entries(movedPaths).map(
  ([path, to]): RedirectRoute => ({ path, status: 'redirect', to }),
);
const later = Object.entries(laterPaths).flatMap(([area, paths]) =>
  paths.map((path): LaterRoute => ({ path, status: 'later', area })),
);

/** The spec's route tables (sections 2.1–2.3), whole. Trailing slashes lead to the same route. */
export const routes: readonly Route[] = [...Object.values(builtRoutes), ...moved, ...later];
