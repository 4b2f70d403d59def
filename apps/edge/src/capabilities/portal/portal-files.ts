import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { AuxiliarySchema, PageAnswer, SessionAnswer } from '@linework/contract';
import type { Clock } from '@linework/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { compressed } from '../../http/compressed.ts';
import { newNonce, pagePolicy } from '../../http/content-security-policy.ts';
import { htmlText } from '../../http/html-text.ts';
import { isPortalPath } from '../../http/portal-paths.ts';
import { readBuildNote } from './build-notes.ts';
import { drawFirst } from './first-sight.ts';
import { type PageAsked, pageHints } from './page-hints.ts';
import { standIns } from './stand-ins.ts';

/** What stands in the built page for what each answer fills in. */
const placeholders =
  /<html lang="en">|__(?:NONCE|CONFIGURATION|SESSION)__|"__(?:ANSWERS|WORDS)__"|<!-- __(?:HINTS|FIRST_SIGHT|STAND_INS)__ -->/g;

interface Filling {
  /** The tag of the development server's page, which gives way to one in the language of whoever asks. */
  readonly '<html lang="en">': string;
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
  /** A comment that gives way to the page as it is first seen, until the portal has come. */
  readonly '<!-- __FIRST_SIGHT__ -->': string;
  /** A comment that gives way to what is shown where the portal does not come up. */
  readonly '<!-- __STAND_INS__ -->': string;
}

/** Fills a page in one pass: what is filled in is never looked at again, whatever a customer called their company. */
function fill(page: string, filling: Filling): string {
  const texts = new Map(Object.entries(filling));
  return page.replace(placeholders, (placeholder) => texts.get(placeholder) ?? '');
}

/** As the text of a script element: nothing in it can end the element. */
const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const preload = (file: string, hash: string | undefined, nonce: string): string =>
  `<link rel="modulepreload" crossorigin href="/${file}"${hash ? ` integrity="${hash}"` : ''} nonce="${nonce}">`;

/** What each script file of the build must be, as elements say it. */
const integrityFile = z.record(z.string(), z.string());

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
  sendPage(reply: FastifyReply, visit: PageVisit): Promise<FastifyReply>;
}

/**
 * Serves the built portal: hashed assets for ever and compressed beforehand where the build did so, the page fresh
 * each time with a nonce of its own.
 */
export async function portalFiles(
  app: FastifyInstance,
  directory: string,
  configurationFor: (host: string) => AuxiliarySchema.PortalConfiguration,
  clock: Clock,
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
  const integrity = readBuildNote(directory, 'integrity.json', integrityFile);
  const draw = await drawFirst(directory, clock);
  const sendPage = async (reply: FastifyReply, visit: PageVisit): Promise<FastifyReply> => {
    const { path, language, host, session, answers } = visit;
    const nonce = newNonce();
    const shown = hints({ path, language, isSignedIn: Boolean(session) });
    const configuration = configurationFor(host);
    const seen = session
      ? await draw(reply.request, { session, answers, words: shown.words, configuration, path, nonce })
      : '';
    const text = fill(page, {
      '<html lang="en">': `<html lang="${language}" data-brand="${configuration.variant}">`,
      __NONCE__: nonce,
      __CONFIGURATION__: htmlText(JSON.stringify(configuration)),
      __SESSION__: session === undefined ? '' : htmlText(JSON.stringify(session)),
      '"__ANSWERS__"': scriptText(answers),
      '"__WORDS__"': scriptText(shown.words),
      '<!-- __HINTS__ -->': shown.files.map((file) => preload(file, integrity?.[file], nonce)).join(''),
      '<!-- __FIRST_SIGHT__ -->': seen,
      '<!-- __STAND_INS__ -->': shown.standIns ? standIns(shown.standIns, configuration.phone) : '',
    });
    return reply
      .code(isPortalPath(path) ? 200 : 404)
      .headers({
        'content-security-policy': pagePolicy(nonce),
        // Where browsers know it, no script runs that the page does not say what it must be.
        ...(integrity && { 'integrity-policy': 'blocked-destinations=(script)' }),
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(compressed(reply, text));
  };
  return { sendPage };
}
