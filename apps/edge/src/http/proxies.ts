import type { FastifyInstance } from 'fastify';
import type { TrustedProxies } from '../configuration/trusted-proxies.ts';

/**
 * Whom the server believes, as Fastify asks: for each address, counted from the edge's own connection outwards, until it
 * says no. That address is the client's; what stands before it anybody may have invented.
 */
export const believedProxies = (
  trusted: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) => {
  if (typeof trusted !== 'number') return [...trusted];
  return trusted > 0 && ((_address, hop) => hop < trusted);
};

/** Some proxies write the client's port as well; with it each connection would look like another client. */
const withoutPort = (address: string): string =>
  address.trim().replace(/^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d*)?$/, '$1$2');

/**
 * Leaves of a proxy's headers only what counts. A proxy may well set `X-Forwarded-For` and pass the others on as a client
 * wrote them: under which host and protocol customers come is believed only where somebody said so.
 */
export function proxyHeaders(
  app: FastifyInstance,
  { trustForwardedHost }: { readonly trustForwardedHost: boolean },
): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const from = headers['x-forwarded-for'];
    if (typeof from === 'string') headers['x-forwarded-for'] = from.split(',').map(withoutPort).join(', ');
    if (trustForwardedHost) return;
    delete headers['x-forwarded-host'];
    delete headers['x-forwarded-proto'];
  });
}
