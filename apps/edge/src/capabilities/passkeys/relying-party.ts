import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../../configuration/configuration.types.ts';
import { hostName } from '../../configuration/host-name.ts';
import { portalVariant } from '../../configuration/portal-variant.ts';
import { ownOrigin } from '../../http/own-origin.ts';

/** For whom a browser makes a passkey: it signs for no other host and from no other origin. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

/**
 * Where the portal says that it is. What a caller writes as the host only chooses among the names that are configured; each
 * has passkeys of its own.
 */
export function relyingParty(
  configuration: Pick<Configuration, 'provider' | 'publicOrigin'>,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): RelyingParty {
  const { provider } = configuration;
  const address = new URL(ownOrigin(configuration, request));
  const asked = hostName(request.host);
  if (asked !== null && provider.communityHosts.includes(asked)) address.hostname = asked;
  const { hostname: id, host, origin } = address;
  return { id, name: provider.brands[portalVariant(host, provider)], origin };
}
