import type { LaterPath } from '@linework/contract';
import type { Frame } from './frame-of.ts';
import type { RouteHeader } from './header-of.ts';

/** How a page that is to come is framed, and under which header where that is not its frame's own (spec section 2.4). */
export interface LaterFrame {
  readonly frame: Frame;
  readonly header?: RouteHeader;
  /** No page alerts stand above it. */
  readonly hidesAlerts?: true;
}

const menu = { frame: 'menu' } as const;
/** With the menus for whoever has signed in, and read by anybody. */
const forAnybody = { frame: 'any' } as const;
/** Help is read without alerts above it. */
const support = { frame: 'any', hidesAlerts: true } as const;
/** A form that is filled in, sent, and left. */
const webform = { frame: 'fullWidth', header: 'webform' } as const;
/** One thing to do, with a way back from it. */
const oneThing = { frame: 'fullWidth', header: 'simple' } as const;
const buying = { frame: 'nestedBuy' } as const;

/** Of every page that is to come; one without a row does not compile. */
export const laterFrames = {
  '/billing-stub': menu,
  '/billing-stub-2': menu,
  '/support': support,
  '/support/forms': { ...webform, hidesAlerts: true },
  '/contactus': support,
  '/page': support,
  '/search-results': forAnybody,
  '/outage-map': { frame: 'fullWidth', header: 'flat' },
  '/troubleshoot-stub': menu,
  '/troubleshoot-stub-2': oneThing,
  '/outage-callback': webform,
  '/disclaimers': forAnybody,
  '/user-preferences': menu,
  '/user-preferences/people': menu,
  '/profile-and-settings': menu,
  '/manage-users/list': menu,
  '/services': menu,
  '/services/internet/speed-test': menu,
  '/tv': menu,
  '/desktop-security': menu,
  '/security-suite': menu,
  '/selfinstall': oneThing,
  '/upgrade': buying,
  '/buy': buying,
  '/homepage-mfe': menu,
  '/service-appointments': menu,
  '/appointment-tracking/reschedule-appointment': oneThing,
  '/appointment-tracking/cancel-appointment': oneThing,
  '/services/voice': menu,
  '/services/voice/phone': menu,
  '/services/voice/call-guard': menu,
  '/services/voice/call-forwarding': menu,
  '/services/voice/version': menu,
  '/voice/messages': menu,
  '/voice/call-logs': menu,
  '/voice/manage-lines': menu,
  '/voice/forwarding-manager': menu,
  '/community': menu,
  '/property-contract-details': menu,
  '/property-contact-preferences': menu,
  '/manage-business-hours': menu,
  '/manage-property-contacts': menu,
  '/tech-amenities-stub': menu,
  // The part that manages properties brings a header of its own.
  '/manage': { frame: 'fullWidth', header: 'hidden' },
  '/manage/portfolio/:portfolioId/property/:propertyId/unit-ramp-billing': menu,
} as const satisfies Readonly<Record<LaterPath, LaterFrame>>;
