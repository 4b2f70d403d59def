import type { PortalVariant, ProviderConfiguration } from './configuration.types.ts';
import { hostName, isInDomain } from './host-name.ts';

/** Which portal a host shows: the community one for the configured domains, else the business one (spec section 1). */
export function portalVariant(
  host: string,
  { communityHosts }: Pick<ProviderConfiguration, 'communityHosts'>,
): PortalVariant {
  const name = hostName(host);
  return name !== null && communityHosts.some((domain) => isInDomain(name, domain))
    ? 'community'
    : 'business';
}
