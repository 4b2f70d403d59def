import { findPath } from './path-pattern.ts';
import type { PortalToggle } from './toggles/toggles.ts';

/** The address of every page that is built, by the page's name; `:name` is a part that differs (`path-pattern.ts`). */
export const pagePaths = {
  signIn: '/login',
  signInRedirect: '/sign-in-redirect',
  accountRecovery: '/account-recovery',
  createAccount: '/create-account',
  createFsecureAccount: '/create-fsecure-account',
  accountSummary: '/account-summary',
  payBill: '/billing/pay-bill',
  howYouPay: '/billing/bill-pay-options',
  accountActivity: '/billing/account-activity',
  paymentHistory: '/billing/payment-history',
  statements: '/billing/view-statements',
  mobileActivity: '/billing/mobile-activity',
  mobileOrders: '/billing/mobile-orders',
  mobileOrder: '/billing/mobile-orders/:orderId',
  billingMoved: '/billing/moved',
  cookies: '/cookies',
  contactToContinue: '/contact-to-continue',
  signInSecurity: '/sign-in-and-security',
  maintenance: '/maintenance',
  notFound: '/404',
} as const;

export type PageName = keyof typeof pagePaths;

/** What `open=` says of the flows that messages lead to, over billing home. */
export const openedByMessages = { pay: 'otp', scheduled: 'fdp' } as const;

/** Addresses of old, and where each leads now, with the parameters that both name. */
export const movedPaths = {
  '/': '/account-summary',
  '/manage-users': '/user-preferences/people',
  '/voice': '/services/voice/call-guard',
  '/search': '/search-results',
  '/services-overview': '/',
} as const satisfies Readonly<Record<string, string>>;

/** Addresses of old that lead on only while a toggle is off; while it is on they are found nowhere. */
export const movedWhileOff = { '/services-overview': 'voice' } as const satisfies Readonly<
  Partial<Record<keyof typeof movedPaths, PortalToggle>>
>;

const isPageName = (name: string): name is PageName => name in pagePaths;

/** Every page that is built. */
export const pageNames: readonly PageName[] = Object.keys(pagePaths).filter(isPageName);

/** Every page that is built, with the pattern of its addresses. */
export const pageRows = pageNames.map((page) => ({ page, path: pagePaths[page] }));

const isMovedWhileOff = (path: string): path is keyof typeof movedWhileOff => path in movedWhileOff;

/** Every address of old, with where it leads. */
export const movedRows = Object.entries(movedPaths).map(([path, to]) => ({
  path,
  to,
  ...(isMovedWhileOff(path) && { whileOff: movedWhileOff[path] }),
}));

/** The page that is built at this path; `null` for any other path. */
export const pageAt = (path: string): PageName | null => findPath(pageRows, path)?.row.page ?? null;
