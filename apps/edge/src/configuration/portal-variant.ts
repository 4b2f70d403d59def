import type { PortalVariant, ProviderConfiguration } from './configuration.ts';

/** Which portal a host shows: the community one for the configured domains, else the business one (spec section 1). */
export function portalVariant(
  host: string,
  { communityHosts }: Pick<ProviderConfiguration, 'communityHosts'>,
): PortalVariant {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return communityHosts.some((domain) => name === domain || name.endsWith(`.${domain}`))
    ? 'community'
    : 'business';
}
