import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { AuxiliarySchema, PageAnswer, SessionAnswer } from '@linework/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { newNonce, pagePolicy } from './content-security-policy.ts';
import { type PageAsked, pageHints } from './page-hints.ts';
import { isPortalPath } from './portal-paths.ts';

/** What stands in the built page for what each answer fills in. */
const placeholders = /__(?:NONCE|CONFIGURATION|SESSION)__|"__(?:ANSWERS|WORDS)__"|<!-- __HINTS__ -->/g;

interface Filling {
  readonly __NONCE__: string;
  /** Contents of meta elements: each saves the portal's first page a round trip. */
  readonly __CONFIGURATION__: string;
  readonly __SESSION__: string;
  /** The JSON of a script element that holds data alone: answers to what the page would ask first. */
  readonly '"__ANSWERS__"': string;
  /** The same, with the words that the page shows first. */
  readonly '"__WORDS__"': string;
  /** A comment that gives way to what the page will need. */
  readonly '<!-- __HINTS__ -->': string;
}

/** Fills a page in one pass: what is filled in is never looked at again, whatever a customer called their company. */
function fill(page: string, filling: Filling): string {
  const texts = new Map(Object.entries(filling));
  return page.replace(placeholders, (placeholder) => texts.get(placeholder) ?? '');
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** As the text of a script element: nothing in it can end the element. */
const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Nothing in the page repeats what its address says, so its length after compression tells nobody a secret. */
function zipped(reply: FastifyReply, text: string): Buffer | string {
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '')) return text;
  reply.header('content-encoding', 'gzip');
  return gzipSync(text);
}

const preload = (file: string, nonce: string): string =>
  `<link rel="modulepreload" crossorigin href="/${file}" nonce="${nonce}">`;

const immutable = 'public, max-age=31536000, immutable';

export interface PageVisit extends Pick<PageAsked, 'path' | 'language'> {
  readonly host: string;
  /** Who is signed in; `null` when nobody is, `undefined` when that could not be found out here. */
  readonly session: SessionAnswer | null | undefined;
  /** What the page would ask for as soon as it shows. */
  readonly answers: readonly PageAnswer[];
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
  const hints = pageHints(directory);
  const sendPage = (reply: FastifyReply, visit: PageVisit): FastifyReply => {
    const { path, language, host, session, answers } = visit;
    const nonce = newNonce();
    const shown = hints({ path, language, isSignedIn: Boolean(session) });
    const text = fill(page, {
      __NONCE__: nonce,
      __CONFIGURATION__: attribute(JSON.stringify(configurationFor(host))),
      __SESSION__: session === undefined ? '' : attribute(JSON.stringify(session)),
      '"__ANSWERS__"': scriptText(answers),
      '"__WORDS__"': scriptText(shown.words),
      '<!-- __HINTS__ -->': shown.files.map((file) => preload(file, nonce)).join(''),
    });
    return reply
      .code(isPortalPath(path) ? 200 : 404)
      .headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(zipped(reply, text));
  };
  return { sendPage };
}
