import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PortalConfigurationDocument, restPaths } from '@linework/contract';
import { problemSchema } from '@linework/contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildEdge } from '../src/build-edge.ts';
import type { Database } from '../src/database/database.ts';
import { features } from '../src/features.ts';
import { describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { pkce, signInBody } from './support/portal-client.ts';

const script = `console.log("${'portal '.repeat(400)}")`;

/** A built portal in little. */
function buildPortal(): string {
  const folder = mkdtempSync(join(tmpdir(), 'linework-portal-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta property="csp-nonce" nonce="__NONCE__"><script type="module" nonce="__NONCE__" src="/assets/index-abc123.js"></script>',
  );
  const asset = join(folder, 'assets', 'index-abc123.js');
  writeFileSync(asset, script);
  writeFileSync(`${asset}.br`, brotliCompressSync(script));
  writeFileSync(`${asset}.gz`, gzipSync(script));
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
}

describeSeededOnOneEngine('The edge over HTTP', (under) => {
  let edge: EdgeUnderTest;
  let portal: string;
  beforeAll(async () => {
    portal = buildPortal();
    edge = await startEdgeUnderTest(under.database, { env: { PORTAL_DIST: portal } });
  });
  afterAll(async () => {
    await edge.stop();
    rmSync(portal, { recursive: true, force: true });
  });

  const get = async (path: string, headers: Record<string, string> = {}) =>
    await fetch(new URL(path, edge.url), { headers });

  test('says that it is alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('serves the portal’s page with a nonce of its own each time, and the strict policy for it', async () => {
    const [first, second] = [await get('/billing/pay-bill?open=otp'), await get('/login')];
    const [firstPage, secondPage] = [await first.text(), await second.text()];
    const nonce = /nonce="([^"]+)" src/.exec(firstPage)?.[1] ?? 'none';
    expect(secondPage).not.toContain(nonce);
    expect(firstPage).not.toContain('__NONCE__');
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      'report-uri /csp-report',
    ]);
    expect(policy).not.toMatch(/unsafe|\*/);
    // This build says of no file what it must be.
    expect(first.headers.get('integrity-policy')).toBeNull();
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  const nowhere = ['/no-such-page', '/.//evil', '/.//login'];
  test.each(nowhere)('answers %s, which is no page, with the portal’s own not-found page', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
  });

  const encodings = [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ] as const;
  test.each(encodings)(
    'serves hashed assets for ever, compressed beforehand (%s)',
    async (accepted, encoding) => {
      const response = await get('/assets/index-abc123.js', { 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await response.text()).toBe(script);
    },
  );

  test('gives files to others while fifty sign in', async () => {
    let signedIn = 0;
    let first: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => {
      first = resolve;
    });
    const signingIn = Array.from({ length: 50 }, async (_, index) => {
      const body = signInBody(`crowd-${index}`, 'any', pkce().challenge);
      await edge.browser().send('POST', restPaths.signIn, body);
      signedIn += 1;
      first();
    });
    await hasBegun;
    for (let file = 0; file < 5; file += 1) await get('/favicon.svg');
    expect(signedIn).toBeLessThan(40);
    await Promise.all(signingIn);
    await under.database.query('DELETE FROM attempt_throttle');
  });

  test('serves other files for an hour', async () => {
    const response = await get('/favicon.svg');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  });

  test('answers an asset of an older version with 404, not with a page that a script loader would run', async () => {
    expect((await get('/assets/index-old000.js')).status).toBe(404);
  });

  const unknown = ['/api/pub/nothing/v1/here', '/selfservice/vox-con/graphql', '/webmail/graphql', '/api/'];
  test.each(unknown)('says that it could not find the API %s', async (path) => {
    const response = await get(path);
    const problem = problemSchema.parse(await response.json());
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect([response.status, problem.title, problem.code]).toEqual([
      404,
      'Could not find an API',
      'LW-SYS-020',
    ]);
  });

  test('gives no path outside the portal’s folder', async () => {
    for (const path of ['/..%2f..%2f..%2fetc%2fpasswd', '/assets/..%2findex.html', '/%2e%2e/package.json']) {
      const response = await get(path);
      expect(await response.text()).not.toMatch(/root:|"dependencies"/);
    }
  });

  test('guards every answer with security headers', async () => {
    for (const path of ['/healthz', '/login', '/api/pub/nothing', '/favicon.svg']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('gives each request a correlator, and keeps one that it is given and can trust', async () => {
    const made = (await get('/healthz')).headers.get('x-correlator');
    expect(made).toMatch(/^[\da-f-]{36}$/);
    const kept = await get('/api/pub/nothing', { 'x-correlator': 'portal-7f3k22qd' });
    expect(problemSchema.parse(await kept.json()).correlatorId).toBe('portal-7f3k22qd');
    const forged = await get('/healthz', { 'x-correlator': 'a b"}{' });
    expect(forged.headers.get('x-correlator')).toMatch(/^[\da-f-]{36}$/);
  });

  test('refuses a body larger than any call has', async () => {
    const customer = await edge.signedIn('maple');
    const response = await customer.send('POST', '/selfservice/graph', { query: 'x'.repeat(100_000) });
    const problem = problemSchema.parse(await response.json());
    expect([response.status, problem.code]).toEqual([413, 'LW-SYS-060']);
  });

  test('answers what is not JSON with a problem that repeats none of it', async () => {
    const response = await edge.browser().send('POST', '/api/pub/sbnetloginedge/login', '{"password":"oops');
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(problemSchema.parse(JSON.parse(text)).code).toBe('LW-SYS-060');
    expect(text).not.toContain('oops');
  });

  test('does not log what stands in a query string', async () => {
    await get('/login?targetUrl=%2Fbilling&secret=do-not-log-me');
    expect(edge.logs.join('')).toContain('"path":"/login"');
    expect(edge.logs.join('')).not.toContain('do-not-log-me');
  });

  test('tells the portal before sign-in what it is: environment, variant, brand, time limits', async () => {
    const response = await edge.browser().send('POST', '/selfservice/graphauxiliary', {
      documentId: PortalConfigurationDocument.id,
    });
    expect((await response.json()).data.portalConfiguration).toMatchObject({
      environment: 'dev',
      variant: 'business',
      brandName: 'Linework Business',
      idleSeconds: 780,
      warningSeconds: 120,
      pingSeconds: 30,
      toggles: ['softDisconnectDate', 'demoSignIns', 'faultSwitches', 'movableClock'],
    });
  });
});

describeSeededOnOneEngine('On a host of a stricter environment', (under) => {
  test('nothing can be switched, whatever the server behind it allows', async () => {
    const edge = await startEdgeUnderTest(under.database, {
      env: { HOST_ENVIRONMENTS: '127.0.0.1=production' },
    });
    const response = await edge.browser().send('PUT', '/api/demo/clock', { now: null });
    expect([response.status, (await response.json()).code]).toEqual([404, 'LW-SYS-020']);
    const told = await edge.browser().send('POST', '/selfservice/graphauxiliary', {
      documentId: PortalConfigurationDocument.id,
    });
    expect((await told.json()).data.portalConfiguration).toMatchObject({
      environment: 'production',
      toggles: ['softDisconnectDate'],
    });
    await edge.stop();
  });
});

describeSeededOnOneEngine('When the database is gone, the edge', (under) => {
  test('says so on /readyz, answers calls with a problem, and stays alive', async () => {
    const edge = await startEdgeUnderTest(under.database);
    const customer = await edge.signedIn('maple');
    const lost: Database = {
      ...under.database,
      query: () => Promise.reject(new Error('connection refused: value=secret-row')),
    };
    const services = { ...edge.services, database: { ...lost, isReady: () => Promise.resolve(false) } };
    const { app } = await buildEdge(services, { logs: { write: () => undefined } });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    expect((await fetch(new URL('/readyz', url))).status).toBe(503);
    expect((await fetch(new URL('/healthz', url))).status).toBe(200);
    const response = await fetch(new URL('/api/pub/session/v1/session', url), {
      headers: { cookie: `session=${customer.cookies.get('session')}` },
    });
    const text = await response.text();
    expect([response.status, problemSchema.parse(JSON.parse(text)).code]).toEqual([503, 'LW-SYS-010']);
    expect(text).not.toContain('secret-row');
    await app.close();
    await edge.stop();
  });
});

describeSeededOnOneEngine('An edge that stops', (under) => {
  test('finishes the request it is answering and takes no new one', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let arrived = () => {};
    const inFlight = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const edge = await startEdgeUnderTest(under.database, {
      features: [
        ...features,
        {
          routes: (app) => {
            app.get('/slow', async () => {
              arrived();
              await released;
              return { finished: true };
            });
          },
        },
      ],
    });
    const answer = fetch(new URL('/slow', edge.url));
    await inFlight;
    const stopped = edge.stop();
    const late = await fetch(new URL('/healthz', edge.url)).then(
      ({ status }) => status,
      () => 'refused',
    );
    release();
    expect([503, 'refused']).toContain(late);
    expect(await (await answer).json()).toEqual({ finished: true });
    await stopped;
  });
});
