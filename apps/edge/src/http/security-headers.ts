import type { FastifyInstance } from 'fastify';
import { dataPolicy } from './content-security-policy.ts';

/** Headers on everything the edge answers. */
export const securityHeaders = ({ secure }: { readonly secure: boolean }) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  'content-security-policy': dataPolicy,
  ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
});

/** Sets them on what the application answers. A page sets its own, looser policy before. */
export function guardAnswers(app: FastifyInstance, options: { readonly secure: boolean }): void {
  const { 'content-security-policy': policy, ...headers } = securityHeaders(options);
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    reply.headers(headers);
  });
}

/** What a call answers is kept by no browser and no proxy. */
export function keepCallsUnstored(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    // By the route, for an address may spell it in more than one way.
    const called = request.routeOptions.url ?? request.url;
    if (called.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
