/**
 * The first segment of every page the portal has (spec sections 2.1 to 2.3). The portal decides what a path shows; the
 * edge only has to know which are pages, so that any other is answered with 404.
 */
const pages: ReadonlySet<string> = new Set([
  '',
  'login',
  'create-account',
  'create-fsecure-account',
  'account-summary',
  'account-recovery',
  'maintenance',
  'support',
  'user-preferences',
  'profile-and-settings',
  'manage-users',
  'billing',
  'billing-stub',
  'billing-stub-2',
  'services',
  'services-overview',
  'tv',
  'voice',
  'service-appointments',
  'appointment-tracking',
  'outage-callback',
  'outage-map',
  'community',
  'desktop-security',
  'security-suite',
  'selfinstall',
  'homepage-mfe',
  'contactus',
  'page',
  'search',
  'search-results',
  'troubleshoot-stub',
  'troubleshoot-stub-2',
  'upgrade',
  'buy',
  'disclaimers',
  'property-contract-details',
  'property-contact-preferences',
  'manage-business-hours',
  'manage-property-contacts',
  'tech-amenities-stub',
  'manage',
]);

/** Of no address that another site could be named by: only the root itself has nothing between its first slashes. */
export const isPortalPath = (path: string): boolean =>
  !path.startsWith('//') && pages.has(path.split(/[/?#]/)[1] ?? '');
