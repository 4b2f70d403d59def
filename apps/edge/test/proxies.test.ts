import { randomBytes } from 'node:crypto';
import { restPaths } from '@linework/contract';
import { demoSignIns } from '@linework/fixtures';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from '../src/configuration/configuration.ts';
import { describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { pkce, signInBody, tokenBody } from './support/portal-client.ts';

const inventedAddress = () => [...randomBytes(4)].join('.');

describeSeededOnOneEngine('An edge behind a proxy', (under) => {
  const running: EdgeUnderTest[] = [];
  const behind = async (env: Record<string, string>) => {
    const edge = await startEdgeUnderTest(under.database, { env: { LOG_LEVEL: 'silent', ...env } });
    running.push(edge);
    return edge;
  };
  beforeEach(async () => {
    await under.database.query('DELETE FROM attempt_throttle');
  });
  afterEach(async () => {
    for (const edge of running.splice(0)) await edge.stop();
  });

  /** One password on so many user names, each try from another address if one believes what is said before the proxy. */
  async function spray(edge: EdgeUnderTest, tries: number, forwardedFor: () => string): Promise<number> {
    const statuses: number[] = [];
    const waiting = Array.from({ length: tries }, (_, index) => index);
    const spray = async () => {
      for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
        const { username = '' } = demoSignIns[index % demoSignIns.length] ?? {};
        const response = await edge
          .browser()
          .send(
            'POST',
            restPaths.signIn,
            signInBody(`${username}${index}`, 'Spring2026!', pkce().challenge),
            { 'x-forwarded-for': forwardedFor() },
          );
        statuses.push(response.status);
      }
    };
    await Promise.all(Array.from({ length: 8 }, spray));
    expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
    return statuses.filter((status) => status === 401).length;
  }

  const ways = [
    ['one hop', 1_000, '1', '198.51.100.7'],
    ['two hops', 200, '2', '198.51.100.7, 10.1.2.3'],
    ['the proxy’s address', 200, '127.0.0.1', '198.51.100.7'],
    ['a range with the proxy in it', 200, '10.0.0.0/8, 127.0.0.0/8', '198.51.100.7'],
    ['a proxy elsewhere', 200, '10.0.0.0/8', ''],
    ['no proxy', 200, 'off', ''],
  ] as const;
  test.each(ways)(
    'where it trusts %s, %i invented addresses are one client, and it is slowed down',
    async (_whom, tries, TRUST_PROXY, written) => {
      const edge = await behind({ TRUST_PROXY });
      const tried = await spray(edge, tries, () =>
        [inventedAddress(), inventedAddress(), written].filter((part) => part !== '').join(', '),
      );
      expect(tried).toBeLessThan(70);
    },
  );

  test('clients that the proxy tells apart do not slow each other down', async () => {
    const edge = await behind({ TRUST_PROXY: '1' });
    expect(await spray(edge, 80, inventedAddress)).toBe(80);
  });

  test('a port that the proxy writes beside the address makes no other client of it', async () => {
    const edge = await behind({ TRUST_PROXY: '1' });
    let port = 40_000;
    const tried = await spray(edge, 100, () => {
      port += 1;
      return port % 2 === 0 ? `198.51.100.7:${port}` : '198.51.100.7';
    });
    expect(tried).toBeLessThan(70);
  });

  /** Where a sign-in says that it was made. */
  async function issuerAt(edge: EdgeUnderTest): Promise<string | undefined> {
    const headers = { 'x-forwarded-host': 'portal.example', 'x-forwarded-proto': 'https' };
    const client = edge.browser();
    const { verifier, challenge } = pkce();
    const first = await client.send(
      'POST',
      restPaths.signIn,
      signInBody('maple', 'linework-demo', challenge),
    );
    const { code } = await first.json();
    const second = await client.send('POST', restPaths.token, tokenBody(code, verifier), headers);
    return decodeJwt((await second.json()).id_token).iss;
  }

  test('the host and protocol that a client writes count for nothing', async () => {
    for (const TRUST_PROXY of ['off', '1', '127.0.0.1']) {
      const edge = await behind({ TRUST_PROXY });
      expect(await issuerAt(edge)).toBe(edge.url);
    }
  });

  test('those that a trusted proxy writes count where somebody asked for it', async () => {
    const trusted = await behind({ TRUST_PROXY: '1', TRUST_FORWARDED_HOST: 'on' });
    expect(await issuerAt(trusted)).toBe('https://portal.example');
    const other = await behind({ TRUST_PROXY: '10.0.0.0/8', TRUST_FORWARDED_HOST: 'on' });
    expect(await issuerAt(other)).toBe(other.url);
  });

  test('what is signed names the configured address, whatever host is written', async () => {
    const PUBLIC_ORIGIN = 'https://billing.example';
    for (const TRUST_FORWARDED_HOST of ['on', 'off']) {
      const edge = await behind({ TRUST_PROXY: '1', TRUST_FORWARDED_HOST, PUBLIC_ORIGIN, HTTPS: 'off' });
      expect(await issuerAt(edge)).toBe(PUBLIC_ORIGIN);
    }
  });

  test('an invented host steps around no narrowing, and one that is no name is refused', async () => {
    const env = { HOST_ENVIRONMENTS: '127.0.0.1=production', TRUST_PROXY: '1' };
    const get = async (edge: EdgeUnderTest, headers: Record<string, string>) =>
      (await edge.browser().get('/api/demo/clock', headers)).status;
    expect(await get(await behind(env), { 'x-forwarded-host': 'try.example' })).toBe(404);
    const asked = await behind({ ...env, TRUST_FORWARDED_HOST: 'on' });
    expect(await get(asked, { 'x-forwarded-host': 'someone@try.example' })).toBe(400);
    expect(await get(asked, { 'x-forwarded-proto': 'javascript' })).toBe(400);
  });
});

describe('TRUST_PROXY', () => {
  const read = (TRUST_PROXY: string) => readConfiguration({ PORTAL_ENV: 'dev', TRUST_PROXY }).trustedProxies;

  test.each([
    ['', 0],
    ['off', 0],
    ['0', 0],
    ['1', 1],
    [' 2 ', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['10.0.0.1, 2001:DB8::/32', ['10.0.0.1', '2001:db8::/32']],
  ])('"%s" trusts %j', (text, trusted) => {
    expect(read(text)).toEqual(trusted);
  });

  test.each(['on', 'true', 'TRUE', 'yes'])('"%s" is refused, and one sentence says what to write', (text) => {
    expect(() => read(text)).toThrow(ConfigurationError);
    expect(() => read(text)).toThrow(
      `TRUST_PROXY: "${text}" would believe any address that a client invents; say how many proxies stand in front of the edge, like 1, or where they are, like 10.0.0.0/8, 192.0.2.7.`,
    );
  });

  test.each([
    '-1',
    '1.5',
    '100',
    'proxy.internal',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1,',
    '10.0.0.0/',
  ])('"%s" is refused as neither', (text) => {
    expect(() => read(text)).toThrow('is neither a number nor a list of addresses');
  });

  test('is needed before a forwarded host can be believed', () => {
    expect(() => readConfiguration({ PORTAL_ENV: 'dev', TRUST_FORWARDED_HOST: 'on' })).toThrow(
      'TRUST_FORWARDED_HOST is on, but TRUST_PROXY names no proxy that could be believed',
    );
  });
});
