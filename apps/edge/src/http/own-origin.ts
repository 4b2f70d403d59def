import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration/configuration.types.ts';

/**
 * Where customers find the portal, for what is signed or sent elsewhere. Where real customers are it is always configured:
 * the host of a request is whatever the caller writes.
 */
export const ownOrigin = (
  { publicOrigin }: Pick<Configuration, 'publicOrigin'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => publicOrigin ?? `${protocol}://${host}`;
