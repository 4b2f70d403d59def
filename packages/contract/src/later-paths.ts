/** The pages of the spec's tables (sections 2.1–2.3) that are not built yet, by the area that will bring them. */
export const laterPaths = {
  billing: ['/billing-stub', '/billing-stub-2'],
  support: [
    '/support',
    '/support/forms',
    '/contactus',
    '/page',
    '/search-results',
    '/outage-map',
    '/troubleshoot-stub',
    '/troubleshoot-stub-2',
    '/outage-callback',
    '/disclaimers',
  ],
  profile: ['/user-preferences', '/user-preferences/people', '/profile-and-settings'],
  users: ['/manage-users/list'],
  services: [
    '/services',
    '/services/internet/speed-test',
    '/tv',
    '/desktop-security',
    '/security-suite',
    '/selfinstall',
    '/upgrade',
    '/buy',
    '/homepage-mfe',
  ],
  appointments: [
    '/service-appointments',
    '/appointment-tracking/reschedule-appointment',
    '/appointment-tracking/cancel-appointment',
  ],
  voice: [
    '/services/voice',
    '/services/voice/phone',
    '/services/voice/call-guard',
    '/services/voice/call-forwarding',
    '/services/voice/version',
    '/voice/messages',
    '/voice/call-logs',
    '/voice/manage-lines',
    '/voice/forwarding-manager',
  ],
  community: [
    '/community',
    '/property-contract-details',
    '/property-contact-preferences',
    '/manage-business-hours',
    '/manage-property-contacts',
    '/tech-amenities-stub',
    '/manage',
    '/manage/portfolio/:portfolioId/property/:propertyId/unit-ramp-billing',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The addresses of pages that are to come. */
export type LaterPath = (typeof laterPaths)[keyof typeof laterPaths][number];
