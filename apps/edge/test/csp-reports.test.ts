import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';

const old = (report: object) => ({
  'csp-report': {
    'violated-directive': 'script-src',
    'blocked-uri': 'inline',
    'document-uri': 'https://portal.example/login',
    ...report,
  },
});
const recent = (body: object = {}) => ({
  type: 'csp-violation',
  body: {
    effectiveDirective: 'style-src',
    blockedURL: 'inline',
    documentURL: 'https://portal.example/',
    ...body,
  },
});

describeSeededOnOneEngine('What browsers say the policy stopped', (under) => {
  let edge: EdgeUnderTest;
  beforeEach(async () => {
    // Time passes when a test says so: what is allowed grows with it.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    edge = await startEdgeUnderTest(under.database, { env: { TRUST_PROXY: '1' } });
  });
  afterEach(async () => {
    await edge.stop();
    vi.useRealTimers();
  });
  // What modules keep by the clock is of another time: the next file loads them anew.
  afterAll(() => void vi.resetModules());

  interface Sent {
    readonly type?: string;
    readonly from?: string;
  }
  const send = async (body: unknown, { type = 'application/csp-report', from = '198.51.100.7' }: Sent = {}) =>
    await fetch(new URL('/csp-report', edge.url), {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': from },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const collected = async () => (await (await fetch(new URL('/csp-report', edge.url))).json()).violations;
  const logged = () => edge.logs.filter((line) => line.includes('content security policy violated'));

  test('is collected in both formats, so that a journey can fail on it, and cleared', async () => {
    const one = old({ 'document-uri': 'https://portal.example/login?a=b#c' });
    expect((await send(one)).status).toBe(204);
    expect((await send([recent(), recent()], { type: 'application/reports+json' })).status).toBe(204);
    const style = {
      directive: 'style-src',
      blocked: 'inline',
      page: 'https://portal.example/',
      source: null,
    };
    expect(await collected()).toEqual([
      { directive: 'script-src', blocked: 'inline', page: 'https://portal.example/login', source: null },
      style,
      style,
    ]);
    await fetch(new URL('/csp-report', edge.url), { method: 'DELETE' });
    expect(await collected()).toEqual([]);
  });

  test('is kept without what a customer may have typed, and cannot write lines of its own into the log', async () => {
    await send(
      old({
        'violated-directive': "script-src 'self' https://elsewhere.example",
        'blocked-uri': 'data:text/html,4111111111111111',
        'document-uri': 'https://someone:sesame@portal.example/pay\n{"level":60,"msg":"forged"}?q=sesame',
        'source-file': 'a word\r\nand "another"',
      }),
    );
    await send(old({ 'violated-directive': '\n{"level":60}' }));
    expect(await collected()).toEqual([
      {
        directive: 'script-src',
        blocked: 'data:',
        page: 'https://portal.example/pay%7B%22level%22:60,%22msg%22:%22forged%22%7D',
        source: '',
      },
    ]);
    expect(edge.logs.join('')).not.toMatch(/sesame|4111|and "another"|\n\{"level":60/);
    for (const line of edge.logs) expect(() => JSON.parse(line)).not.toThrow();
  });

  test.each([
    'https://elsewhere.example/4242%204242%204242%204242',
    'https://elsewhere.example/pay/4242%C2%A04242%E2%80%934242-4242/now',
    `https://elsewhere.example/p/${'%34%32'.repeat(8)}`,
    `https://elsewhere.example/p/${'%2534%2532'.repeat(8)}`,
    `https://elsewhere.example/p/${'４２'.repeat(8)}`,
    `https://elsewhere.example/p/${'%34２'.repeat(4)}%FF${'%34２'.repeat(4)}`,
  ])('keeps no path that holds a card’s number: %s', async (address) => {
    await send(old({ 'blocked-uri': address, 'document-uri': address, 'source-file': address }));
    const place = 'https://elsewhere.example';
    expect(await collected()).toEqual([
      { directive: 'script-src', blocked: place, page: place, source: place },
    ]);
    expect(edge.logs.join('')).not.toMatch(/4242|%34|４２|%EF%BC%94/);
  });

  const answers = [
    ['a report', old({}), 'application/csp-report', 204],
    ['one of another kind, which is left out', { type: 'deprecation' }, 'application/reports+json', 204],
    ['as many as a page can have', Array.from({ length: 20 }, () => recent()), 'application/json', 204],
    ['more than that', Array.from({ length: 21 }, () => recent()), 'application/reports+json', 413],
    ['a body that no browser sends', 'x'.repeat(16_385), 'application/csp-report', 413],
    ['what is no JSON', '{"csp-report":', 'application/csp-report', 400],
    ['what would change every object', '{"__proto__":{"polluted":true}}', 'application/json', 400],
    ['a form of another page', 'csp-report=1', 'application/x-www-form-urlencoded', 415],
    ['plain text', 'csp-report', 'text/plain', 415],
  ] as const;
  test.each(answers)('%s is answered as the limits say', async (_what, body, type, status) => {
    expect((await send(body, { type })).status).toBe(status);
  });

  test('is taken from one address now and then: more is refused until time has passed, others go on', async () => {
    edge.holdTime();
    const statuses = [];
    for (let times = 0; times < 40; times += 1) statuses.push((await send(old({}))).status);
    expect(statuses.filter((status) => status === 204).length).toBe(30);
    const refused = await send(old({}));
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'LW-SYS-060']);
    expect((await send(old({}), { from: '203.0.113.9' })).status).toBe(204);
    edge.passTime(Number(refused.headers.get('retry-after')) * 1_000);
    expect((await send(old({}))).status).toBe(204);
    expect((await send(old({}))).status).toBe(429);
  });

  test('never floods the log, from however many addresses it comes', async () => {
    edge.holdTime();
    const many = Array.from({ length: 20 }, () => recent());
    let last = 0;
    for (let at = 0; at < 60; at += 1) {
      last = (await send(many, { type: 'application/reports+json', from: `203.0.113.${at}` })).status;
    }
    expect([last, logged().length]).toEqual([429, 120]);
    const before = edge.logs.length;
    for (let at = 60; at < 120; at += 1) await send(old({}), { from: `203.0.113.${at}` });
    expect(edge.logs.length).toBe(before);
  });
});
