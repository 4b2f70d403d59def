import { findPath, type LaterPath, laterPaths, withoutEndSlashes } from '@linework/contract';
import { paths } from '../addresses/paths.ts';
import { compliant, eligibleFor, hasToInstall, managesUsers } from '../guards/account-guards.ts';
import type { Guard } from '../guards/guard.ts';
import { doneAt } from '../guards/leaving-guards.ts';
import { signedIn, signedOut } from '../guards/sign-in-guards.ts';
import { turnedOff, turnedOn, turnedOnOrElsewhere } from '../guards/toggle-guard.ts';

const voice = [signedIn, eligibleFor('VOICE')] as const;
/** What the voice manager elsewhere does, if the provider has one. */
const atVoiceManager = [...voice, compliant, doneAt('voiceManager')] as const;

/**
 * Who is let to each page that is to come, in the order of the spec's table (section 2.2): whoever comes through finds the
 * not-found page until its area is built. A page to come without a row does not compile.
 */
export const laterGuards = {
  '/billing-stub': [signedIn, turnedOn('billingStub')],
  '/billing-stub-2': [signedIn, turnedOn('billingStub2')],
  '/create-account': [signedOut],
  '/create-fsecure-account': [signedOut],
  '/support': [],
  '/support/forms': [],
  '/contactus': [],
  '/contact-to-continue': [],
  '/page': [],
  '/search-results': [],
  '/outage-map': [],
  '/troubleshoot-stub': [turnedOn('troubleshootStub'), signedIn],
  '/troubleshoot-stub-2': [turnedOn('troubleshootStub2'), signedIn],
  '/outage-callback': [signedIn],
  '/disclaimers': [],
  '/user-preferences': [turnedOn('userPreferences'), signedIn],
  '/user-preferences/people': [turnedOn('userPreferences'), signedIn],
  '/profile-and-settings': [signedIn],
  '/manage-users/list': [signedIn, turnedOff('userPreferences'), managesUsers],
  '/services': [signedIn, eligibleFor('any', 'equipment')],
  '/services/internet/speed-test': [signedIn, turnedOn('speedTest')],
  '/tv': [signedIn, eligibleFor('VIDEO')],
  '/desktop-security': [signedIn],
  '/security-suite': [turnedOn('securitySuite'), signedIn],
  '/selfinstall': [
    turnedOnOrElsewhere('selfInstall', 'selfInstall', paths.contactToContinue()),
    signedIn,
    hasToInstall,
  ],
  '/upgrade': [signedIn],
  '/buy': [signedIn],
  '/homepage-mfe': [signedIn],
  '/service-appointments': [signedIn],
  '/appointment-tracking/reschedule-appointment': [signedIn],
  '/appointment-tracking/cancel-appointment': [signedIn],
  '/services/voice': voice,
  '/services/voice/phone': voice,
  '/services/voice/call-guard': voice,
  '/services/voice/call-forwarding': voice,
  '/services/voice/version': voice,
  '/voice/messages': voice,
  '/voice/call-logs': voice,
  '/voice/manage-lines': atVoiceManager,
  '/voice/forwarding-manager': atVoiceManager,
  '/community': [signedIn],
  '/property-contract-details': [signedIn, turnedOn('techAmenitiesHome', paths.root())],
  '/property-contact-preferences': [signedIn],
  '/manage-business-hours': [signedIn],
  '/manage-property-contacts': [signedIn],
  '/tech-amenities-stub': [signedIn],
  '/manage': [signedIn, turnedOn('techAmenitiesMfe', paths.maintenance())],
  '/manage/portfolio/:portfolioId/property/:propertyId/unit-ramp-billing': [signedIn],
} as const satisfies Record<LaterPath, readonly Guard[]>;

/** Part of the spec's table whose area is not built yet: linked from nowhere, and not found by whoever its guards let in. */
export interface LaterRoute {
  readonly path: string;
  readonly status: 'later';
  /** The area that will bring it. */
  readonly area: string;
  readonly guards: readonly Guard[];
}

/** Every page that is to come. */
export const laterRoutes: readonly LaterRoute[] = Object.entries(laterPaths).flatMap(([area, paths]) =>
  paths.map((path): LaterRoute => ({ path, status: 'later', area, guards: laterGuards[path] })),
);

/** What asking for a page that is to come takes: its guards, or its own address; `null` where no such page will be. */
export function pageToCome({
  pathname,
  search,
  hash,
}: URL): { readonly guards: readonly Guard[] } | { readonly to: string } | null {
  const path = withoutEndSlashes(pathname);
  const found = findPath(laterRoutes, path);
  if (!found) return null;
  return path === pathname ? { guards: found.row.guards } : { to: `${path}${search}${hash}` };
}
