import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { AuxiliarySchema, SessionAnswer } from '@linework/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { newNonce, pagePolicy } from './content-security-policy.ts';
import { type PageAsked, pageHints } from './page-hints.ts';
import { isPortalPath } from './portal-paths.ts';

const noncePlaceholder = '__NONCE__';
/** Contents of meta elements: each saves the portal's first page a round trip. */
const configurationPlaceholder = '__CONFIGURATION__';
const sessionPlaceholder = '__SESSION__';
/** A comment that gives way to what the page will need. */
const hintsPlaceholder = '<!-- __HINTS__ -->';

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const immutable = 'public, max-age=31536000, immutable';

export interface PageVisit extends Pick<PageAsked, 'path' | 'language'> {
  readonly host: string;
  /** Who is signed in; `null` when nobody is, `undefined` when that could not be found out here. */
  readonly session: SessionAnswer | null | undefined;
}

export interface PortalFiles {
  /** The portal's page for a path of its own, or with 404 for any other. */
  sendPage(reply: FastifyReply, visit: PageVisit): FastifyReply;
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
  const hintsFor = pageHints(directory);
  const sendPage = (reply: FastifyReply, { path, language, host, session }: PageVisit): FastifyReply => {
    const nonce = newNonce();
    const configuration = attribute(JSON.stringify(configurationFor(host)));
    const known = session === undefined ? '' : attribute(JSON.stringify(session));
    const hints = hintsFor({ path, language, isSignedIn: Boolean(session) }, nonce);
    return reply
      .code(isPortalPath(path) ? 200 : 404)
      .headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(
        page
          .replaceAll(noncePlaceholder, nonce)
          .replace(configurationPlaceholder, () => configuration)
          .replace(sessionPlaceholder, () => known)
          .replace(hintsPlaceholder, () => hints),
      );
  };
  return { sendPage };
}
