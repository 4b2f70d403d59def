import type { SituationsAnswer } from '@linework/review';
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../../configuration/configuration.types.ts';
import { portalVariant } from '../../configuration/portal-variant.ts';

/** Where each variant of the portal is, seen from the host that was asked; `null` where nothing says so. */
export function portalOrigins(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  { provider, publicOrigin }: Pick<Configuration, 'provider' | 'publicOrigin'>,
): SituationsAnswer['origins'] {
  const { protocol, host } = request;
  const [name = '', port] = host.split(':');
  const here = `${protocol}://${host}`;
  const at = (other: string) => `${protocol}://${other}${port ? `:${port}` : ''}`;
  const [communityHost] = provider.communityHosts;
  if (portalVariant(host, provider) === 'business') {
    return { business: here, community: communityHost ? at(communityHost) : null };
  }
  // `community.localhost` is this machine by another name.
  const business = name.endsWith('.localhost') ? at('localhost') : publicOrigin;
  return { business, community: here };
}
