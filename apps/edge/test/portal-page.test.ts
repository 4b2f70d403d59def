import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import type { PortalClient } from './support/portal-client.ts';

const portalSources = resolve(import.meta.dirname, '../../portal/src');
const wordsOf = (file: string, language: string) =>
  JSON.parse(readFileSync(join(portalSources, `${file}.${language}.json`), 'utf8'));
const standIns = (language: string) => ({
  ...wordsOf('start/stand-in', language),
  notStarted: wordsOf('navigation/chunk-problem', language),
});

/** What fits one packet is not compressed. */
const morePackets = '<p>Linework</p>'.repeat(100);
const page = `<!doctype html><html lang="en"><body><!-- __HINTS__ --><div id="root"><!-- __FIRST_SIGHT__ --></div><!-- __STAND_INS__ -->${morePackets}</body></html>`;
/** Draws what it is given, but for one company. */
const firstSight = `export const firstSight = async ({ session, answers, words, path, nonce }) => {
  if (session.companyName.startsWith('Maple')) return [path, words.language, nonce, answers.length].join(' ');
  throw new Error('Not drawn');
};`;
const integrity = { 'assets/sign-in.js': 'sha256-c2lnbi1pbg==' };
const hints = {
  pages: { '/login': { isPublic: true, files: ['assets/sign-in.js'], namespaces: [] } },
  words: { en: {}, es: {} },
  standIns: { en: standIns('en'), es: standIns('es') },
};

/** A built portal in little, with the words of the real one. */
function buildPortal(): string {
  const folder = mkdtempSync(join(tmpdir(), 'linework-portal-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, '.vite/page-hints.json'), JSON.stringify(hints));
  writeFileSync(join(folder, '.vite/integrity.json'), JSON.stringify(integrity));
  mkdirSync(join(folder, '.vite/first-sight'));
  writeFileSync(join(folder, '.vite/first-sight/first-sight.mjs'), firstSight);
  return folder;
}

describeSeededOnOneEngine('The portal’s page', (under) => {
  let edge: EdgeUnderTest;
  let portal: string;
  beforeAll(async () => {
    portal = buildPortal();
    edge = await startEdgeUnderTest(under.database, {
      env: { PORTAL_DIST: portal, SUPPORT_PHONE: '1-800-555-0142' },
    });
  });
  afterAll(async () => {
    await edge.stop();
    rmSync(portal, { recursive: true, force: true });
  });

  const get = async (headers: Record<string, string>) =>
    await fetch(new URL('/login', edge.url), { headers });
  const textFor = async (headers: Record<string, string>) => await (await get(headers)).text();
  const profile = (language: string) => `profile=${encodeURIComponent(JSON.stringify({ language }))}`;

  test.each([
    ['es-US,es;q=0.9,en;q=0.8', null, 'es'],
    ['fr-CA, es-MX;q=0.5, en;q=0.4', null, 'es'],
    ['en;q=0.4, es', null, 'es'],
    ['ca-ES,en;q=0.8', null, 'en'],
    ['fr', null, 'en'],
    ['es', 'en', 'en'],
    ['en', 'es', 'es'],
  ])(
    'for a browser that asks for %j, and a customer who chose %j, is in the language %s',
    async (accepted, chosen, language) => {
      const text = await textFor({
        'accept-language': accepted,
        ...(chosen && { cookie: profile(chosen) }),
      });
      expect(text).toContain(`<html lang="${language}" data-brand="business">`);
      expect(text).toContain(`<h1>${standIns(language).withoutScripts.title}</h1>`);
    },
  );

  test.each([
    ['en', 'call <a href="tel:18005550142">1-800-555-0142</a>.'],
    ['es', 'llame al <a href="tel:18005550142">1-800-555-0142</a>.'],
  ])('tells a browser without scripts what to do, and whom to call (%s)', async (language, help) => {
    const text = await textFor({ 'accept-language': language });
    const [, shown] = /<noscript>(.*)<\/noscript>/.exec(text) ?? [];
    expect(shown).toContain(help);
    expect(text).not.toContain('{{');
  });

  test('is drawn as it is first seen for whoever is signed in, and comes to the others as it would without', async () => {
    const rootFor = async (customer: Pick<PortalClient, 'get'>) => {
      const answer = await customer.get('/billing/pay-bill');
      expect(answer.status).toBe(200);
      const [, nonce = ''] =
        /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
      const [, root] = /<div id="root">(.*?)<\/div>/.exec(await answer.text()) ?? [];
      return root?.replace(nonce, 'its nonce');
    };
    expect(await rootFor(await edge.signedIn('maple'))).toBe('/billing/pay-bill en its nonce 5');
    expect(await rootFor(await edge.signedIn('autopay'))).toBe('');
    expect(await rootFor(edge.browser())).toBe('');
  });

  test('is drawn for one account no oftener than anybody opens pages', async () => {
    const customer = await edge.signedIn('maple');
    const drawn = async () =>
      (await (await customer.get('/billing/pay-bill')).text()).includes('/billing/pay-bill en');
    expect(await drawn()).toBe(true);
    for (let page = 0; page < 60; page += 1) await customer.get('/billing/pay-bill');
    expect(await drawn()).toBe(false);
  });

  test('keeps at hand what to say should the portal’s first file not come', async () => {
    const { title, reload } = standIns('en').notStarted;
    const [, kept] = /<template id="linework-not-started">(.*)<\/template>/.exec(await textFor({})) ?? [];
    expect(kept).toContain(`<h1>${title}</h1>`);
    expect(kept).toContain(`<a href="">${reload}</a>`);
  });

  test('names the files it needs with what they must be, and lets nothing run without that', async () => {
    const response = await get({});
    expect(response.headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
    expect(await response.text()).toMatch(
      /<link rel="modulepreload" crossorigin href="\/assets\/sign-in\.js" integrity="sha256-c2lnbi1pbg==" nonce="[^"]+">/,
    );
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['identity', null],
  ])('comes to a browser that takes %s in the smallest form of those: %s', async (accepted, encoding) => {
    const response = await get({ 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.text()).toContain('<html lang="en" data-brand="business">');
  });
});
