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

const later = (area: string, ...routes: readonly string[]): LaterRoute[] =>
  routes.map((path) => ({ path, status: 'later', area }));
const redirectTo = (path: string, to: string): RedirectRoute => ({ path, status: 'redirect', to });

/** The pages that exist, by name. A page without a row here, or a row without a page, does not compile. */
export const builtRoutes = {
  signIn: { path: '/login', status: 'built', guards: [signedOut], frame: 'unauthenticated' },
  accountSummary: { path: '/account-summary', status: 'built', guards: [signedIn], frame: 'menu' },
  payBill: {
    path: '/billing/pay-bill',
    status: 'built',
    guards: [signedIn, billedHere, paysHere],
    frame: 'menu',
    focusedWhen: { name: 'open', value: 'otp' },
  },
  billingMoved: {
    path: '/billing/moved',
    status: 'built',
    guards: [signedIn, billedElsewhere],
    frame: 'menu',
  },
  maintenance: { path: '/maintenance', status: 'built', guards: [], frame: 'unauthenticated' },
  notFound: { path: '/404', status: 'built', guards: [], frame: 'any' },
} as const satisfies Record<string, BuiltRoute>;

export type PageName = keyof typeof builtRoutes;

/** The spec's route tables (sections 2.1–2.3), whole. Trailing slashes lead to the same route. */
export const routes: readonly Route[] = [
  ...Object.values(builtRoutes),
  redirectTo('/', '/account-summary'),
  redirectTo('/manage-users', '/user-preferences/people'),
  redirectTo('/voice', '/services/voice/call-guard'),
  redirectTo('/search', '/search-results'),
  redirectTo('/services-overview', '/'),
  ...later(
    'billing',
    '/billing/bill-pay-options',
    '/billing/view-statements',
    '/billing/account-activity',
    '/billing/payment-history',
    '/billing-stub',
    '/billing-stub-2',
  ),
  ...later('sign-in', '/create-account', '/create-fsecure-account', '/account-recovery'),
  ...later('support', '/support', '/support/forms', '/contactus', '/page', '/search-results', '/outage-map'),
  ...later('support', '/troubleshoot-stub', '/troubleshoot-stub-2', '/outage-callback', '/disclaimers'),
  ...later('profile', '/user-preferences', '/user-preferences/people', '/profile-and-settings'),
  ...later('users', '/manage-users/list'),
  ...later(
    'services',
    '/services',
    '/services/internet/speed-test',
    '/tv',
    '/desktop-security',
    '/security-suite',
  ),
  ...later('services', '/selfinstall', '/upgrade', '/buy', '/homepage-mfe'),
  ...later('appointments', '/service-appointments', '/appointment-tracking/reschedule-appointment'),
  ...later('appointments', '/appointment-tracking/cancel-appointment'),
  ...later(
    'voice',
    '/services/voice',
    '/services/voice/phone',
    '/services/voice/call-guard',
    '/services/voice/call-forwarding',
    '/services/voice/version',
    '/voice/messages',
    '/voice/call-logs',
    '/voice/manage-lines',
    '/voice/forwarding-manager',
  ),
  ...later(
    'community',
    '/community',
    '/property-contract-details',
    '/property-contact-preferences',
    '/manage-business-hours',
    '/manage-property-contacts',
    '/tech-amenities-stub',
    '/manage',
    '/manage/portfolio/:portfolioId/property/:propertyId/unit-ramp-billing',
  ),
];
