import type { FastifyInstance } from 'fastify';
import { dataPolicy } from './content-security-policy.ts';

/** Headers on everything the edge answers. A page sets its own, looser policy before. */
export function securityHeaders(app: FastifyInstance, { secure }: { readonly secure: boolean }): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy);
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-frame-options': 'DENY',
      ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    });
  });
}
