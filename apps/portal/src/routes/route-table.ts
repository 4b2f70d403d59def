import { type PageName, type PortalToggle, pagePaths } from '@linework/contract';
import type { PanelRow } from '../addresses/panel-row.ts';
import { billedElsewhere, billedHere, billedHereOrLanding } from '../guards/billing-guards.ts';
import type { Guard } from '../guards/guard.ts';
import { mayOpen } from '../guards/panel-guards.ts';
import { signedIn, signedOut } from '../guards/sign-in-guards.ts';
import { turnedOn } from '../guards/toggle-guard.ts';
import type { Frame } from './frame-of.ts';
import type { RouteHeader } from './header-of.ts';

export interface BuiltRoute {
  readonly path: string;
  readonly status: 'built';
  readonly guards: readonly Guard[];
  readonly frame: Frame;
  /** Where it is not the frame's own (`header-of.ts`). */
  readonly header?: RouteHeader;
  /** No page alerts stand above it (spec section 2.4). */
  readonly hidesAlerts?: true;
  /** It says itself that mobile service lacks the Auto Pay it requires: its header doesn't say so again. */
  readonly tellsOfAutoPay?: true;
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
  signInRedirect: {
    path: pagePaths.signInRedirect,
    status: 'built',
    guards: [signedIn],
    frame: 'unauthenticated',
    title: 'signInRedirect',
  },
  accountRecovery: {
    path: pagePaths.accountRecovery,
    status: 'built',
    guards: [signedOut],
    frame: 'unauthenticated',
    title: 'accountRecovery',
  },
  createAccount: {
    path: pagePaths.createAccount,
    status: 'built',
    guards: [signedOut],
    frame: 'unauthenticated',
    title: 'createAccount',
  },
  createFsecureAccount: {
    path: pagePaths.createFsecureAccount,
    status: 'built',
    guards: [signedOut],
    frame: 'unauthenticated',
    title: 'createFsecureAccount',
  },
  accountSummary: {
    path: pagePaths.accountSummary,
    status: 'built',
    guards: [signedIn],
    frame: 'menu',
    hidesAlerts: true,
    tellsOfAutoPay: true,
    title: 'accountSummary',
  },
  payBill: {
    path: pagePaths.payBill,
    status: 'built',
    guards: [signedIn, billedHereOrLanding],
    frame: 'menu',
    tellsOfAutoPay: true,
    title: 'payBill',
  },
  howYouPay: {
    path: pagePaths.howYouPay,
    status: 'built',
    guards: [signedIn, billedHere],
    frame: 'menu',
    tellsOfAutoPay: true,
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
  cookies: { path: pagePaths.cookies, status: 'built', guards: [], frame: 'any', title: 'cookies' },
  contactToContinue: {
    path: pagePaths.contactToContinue,
    status: 'built',
    guards: [],
    frame: 'any',
    hidesAlerts: true,
    title: 'contactToContinue',
  },
  signInSecurity: {
    path: pagePaths.signInSecurity,
    status: 'built',
    guards: [signedIn],
    frame: 'menu',
    title: 'signInSecurity',
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
