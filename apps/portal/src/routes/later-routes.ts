import {
  findPath,
  isMountName,
  type LaterPath,
  laterPaths,
  type MountName,
  mountPaths,
  withoutEndSlashes,
} from '@linework/contract';
import { paths } from '../addresses/paths.ts';
import { compliant, eligibleFor, hasToInstall, managesUsers } from '../guards/account-guards.ts';
import type { Guard } from '../guards/guard.ts';
import { doneAt } from '../guards/leaving-guards.ts';
import { signedIn } from '../guards/sign-in-guards.ts';
import { turnedOff, turnedOn, turnedOnOrElsewhere } from '../guards/toggle-guard.ts';
import { type LaterFrame, laterFrames } from './later-frames.ts';

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
  '/support': [],
  '/support/forms': [],
  '/contactus': [],
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
export interface LaterRoute extends LaterFrame {
  readonly path: string;
  readonly status: 'later';
  /** The area that will bring it. */
  readonly area: string;
  readonly guards: readonly Guard[];
  /** Another team's part stands here, once the configuration names one. */
  readonly mount?: MountName;
}

const mountAt: ReadonlyMap<string, MountName> = new Map(
  Object.entries(mountPaths).flatMap(([name, path]) => (isMountName(name) ? [[path, name]] : [])),
);

/** Every page that is to come. */
export const laterRoutes: readonly LaterRoute[] = Object.entries(laterPaths).flatMap(([area, paths]) =>
  paths.map((path): LaterRoute => {
    const mount = mountAt.get(path);
    const guards = laterGuards[path];
    return { path, status: 'later', area, guards, ...laterFrames[path], ...(mount && { mount }) };
  }),
);

/** What asking for a page that is to come takes: its row, or its own address; `null` where no such page will be. */
export function pageToCome({ pathname, search, hash }: URL): LaterRoute | { readonly to: string } | null {
  const path = withoutEndSlashes(pathname);
  const found = findPath(laterRoutes, path);
  if (!found) return null;
  return path === pathname ? found.row : { to: `${path}${search}${hash}` };
}
