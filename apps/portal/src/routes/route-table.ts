import { type PageName, type PortalToggle, pagePaths } from '@linework/contract';
import type { PanelRow } from '../addresses/panel-row.ts';
import { billedElsewhere, billedHere, billedHereOrLanding } from '../guards/billing-guards.ts';
import type { Guard } from '../guards/guard.ts';
import { mayOpen } from '../guards/panel-guards.ts';
import { signedIn, signedOut } from '../guards/sign-in-guards.ts';
import { turnedOn } from '../guards/toggle-guard.ts';

/**
 * How the shell frames a page: with menus, on its own (focused), before anybody has signed in, or with menus for those
 * who are signed in (`any`).
 */
export type Frame = 'menu' | 'focused' | 'unauthenticated' | 'any';

export interface BuiltRoute {
  readonly path: string;
  readonly status: 'built';
  readonly guards: readonly Guard[];
  readonly frame: Frame;
  /** Of the shell's words for titles. A panel's steps have titles of their own. */
  readonly title: string;
  /** The page of the menu that it belongs to. */
  readonly under?: PageName;
  /** Not there while this is off. */
  readonly toggle?: PortalToggle;
}
/**
 * Who may see each page that is built, in which frame and under which title. A page without a row here does not
 * compile. What opens over it stands in `addresses/panels`; what it asks first in the contract, by the page's name.
 */
export const builtRoutes = {
  signIn: {
    path: pagePaths.signIn,
    status: 'built',
    guards: [signedOut],
    frame: 'unauthenticated',
    title: 'login',
  },
  accountRecovery: {
    path: pagePaths.accountRecovery,
    status: 'built',
    guards: [signedOut],
    frame: 'unauthenticated',
    title: 'accountRecovery',
  },
  accountSummary: {
    path: pagePaths.accountSummary,
    status: 'built',
    guards: [signedIn],
    frame: 'menu',
    title: 'accountSummary',
  },
  payBill: {
    path: pagePaths.payBill,
    status: 'built',
    guards: [signedIn, billedHereOrLanding],
    frame: 'menu',
    title: 'payBill',
  },
  howYouPay: {
    path: pagePaths.howYouPay,
    status: 'built',
    guards: [signedIn, billedHere],
    frame: 'menu',
    title: 'howYouPay',
    under: 'payBill',
  },
  accountActivity: {
    path: pagePaths.accountActivity,
    status: 'built',
    guards: [signedIn, billedHere],
    frame: 'menu',
    title: 'accountActivity',
    under: 'payBill',
  },
  paymentHistory: {
    path: pagePaths.paymentHistory,
    status: 'built',
    guards: [signedIn, billedHere],
    frame: 'menu',
    title: 'paymentHistory',
    under: 'payBill',
  },
  statements: {
    path: pagePaths.statements,
    status: 'built',
    guards: [signedIn, billedHere],
    frame: 'menu',
    title: 'statements',
    under: 'payBill',
  },
  mobileActivity: {
    path: pagePaths.mobileActivity,
    status: 'built',
    guards: [signedIn, billedHere],
    frame: 'menu',
    title: 'mobileActivity',
    under: 'payBill',
  },
  mobileOrders: {
    path: pagePaths.mobileOrders,
    status: 'built',
    guards: [signedIn, billedHere],
    frame: 'menu',
    title: 'mobileOrders',
    under: 'payBill',
  },
  mobileOrder: {
    path: pagePaths.mobileOrder,
    status: 'built',
    guards: [signedIn, billedHere],
    frame: 'menu',
    title: 'mobileOrder',
    under: 'payBill',
  },
  billingMoved: {
    path: pagePaths.billingMoved,
    status: 'built',
    guards: [signedIn, billedElsewhere],
    frame: 'menu',
    title: 'billingMoved',
  },
  maintenance: {
    path: pagePaths.maintenance,
    status: 'built',
    guards: [],
    frame: 'unauthenticated',
    title: 'maintenance',
  },
  notFound: { path: pagePaths.notFound, status: 'built', guards: [], frame: 'any', title: 'notFound' },
} as const satisfies Record<PageName, BuiltRoute>;

/** The titles of all pages, as the shell's words name them. */
export type RouteTitle = (typeof builtRoutes)[PageName]['title'];

/** A page's row, whichever page it is. */
export const routeOf = (page: PageName): BuiltRoute => builtRoutes[page];

/** Who is asked before a page shows, and then before its panel does. */
export const guardsOf = (
  { toggle, guards }: Pick<BuiltRoute, 'toggle' | 'guards'>,
  panel: Pick<PanelRow, 'needs' | 'toggle'> | null,
): readonly Guard[] => [...(toggle ? [turnedOn(toggle)] : []), ...guards, ...(panel ? [mayOpen(panel)] : [])];
