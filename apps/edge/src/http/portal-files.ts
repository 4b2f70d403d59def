import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { AuxiliarySchema } from '@linework/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { newNonce, pagePolicy } from './content-security-policy.ts';
import { isPortalPath } from './portal-paths.ts';

const noncePlaceholder = '__NONCE__';
/** The content of a meta element: saves the portal's first page a round trip. */
const configurationPlaceholder = '__CONFIGURATION__';

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const immutable = 'public, max-age=31536000, immutable';

export interface PortalFiles {
  /** The portal's page for a path of its own, or with 404 for any other. */
  sendPage(reply: FastifyReply, path: string, host: string): FastifyReply;
}

/**
 * Serves the built portal: hashed assets for ever and compressed beforehand where the build did so, the page fresh
 * each time with a nonce of its own.
 */
export async function portalFiles(
  app: FastifyInstance,
  directory: string,
  configurationFor: (host: string) => AuxiliarySchema.PortalConfiguration,
): Promise<PortalFiles> {
  const page = readFileSync(join(directory, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? immutable : 'public, max-age=3600');
    },
  });
  const sendPage = (reply: FastifyReply, path: string, host: string): FastifyReply => {
    const nonce = newNonce();
    const configuration = attribute(JSON.stringify(configurationFor(host)));
    return reply
      .code(isPortalPath(path) ? 200 : 404)
      .headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(noncePlaceholder, nonce).replace(configurationPlaceholder, () => configuration));
  };
  return { sendPage };
}
