import { problemSchema } from '@linework/contract/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Environment, environmentForHost, environments } from '../src/configuration/environment.ts';
import { hostName } from '../src/configuration/host-name.ts';
import { portalVariant } from '../src/configuration/portal-variant.ts';
import { describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { rawRequest, sendRaw } from './support/raw-request.ts';

const plain = 'www.portal.example';

/** Everything a client may do to the spelling of a host that still leads there. */
const spellings = fc
  .record({
    letters: fc.array(fc.boolean(), { minLength: plain.length, maxLength: plain.length }),
    dot: fc.constantFrom('', '.'),
    port: fc.constantFrom('', ':', ':0', ':80', ':443', ':8080', ':00443', ':65535'),
  })
  .map(({ letters, dot, port }) => {
    const name = [...plain].map((letter, at) => (letters[at] ? letter.toUpperCase() : letter)).join('');
    return `${name}${dot}${port}`;
  });

/** What is no name of a host, however it is read. */
const notNames = [
  '',
  ' ',
  '.',
  'portal..example',
  'portal.example..',
  '.portal.example',
  'someone@portal.example',
  'portal.example@elsewhere.example',
  'portal.example, elsewhere.example',
  'portal.example/path',
  'portal.example?query',
  'portal.example#part',
  'portal.example\\elsewhere',
  'portal%2eexample',
  'portal.example:80:80',
  'portal.example:99999',
  'portal.example:http',
  'pörtal.example',
  '1.2.3.999',
  '[::1',
  '::1',
];

const strictFirst: readonly Environment[] = ['production', 'stage', 'uat'];

describe('The name of a host', () => {
  test('is the same however it is spelled, and so is what it may show', () => {
    const hosts = [{ suffix: 'portal.example', environment: 'production' }] as const;
    const provider = { communityHosts: ['portal.example'] };
    fc.assert(
      fc.property(spellings, fc.constantFrom(...environments), (spelling, server) => {
        expect(hostName(spelling)).toBe(plain);
        expect(environmentForHost(server, spelling, hosts)).toBe('production');
        expect(portalVariant(spelling, provider)).toBe('community');
      }),
    );
  });

  test.each([
    ['127.1:80', '127.0.0.1'],
    ['[0:0:0:0:0:0:0:1]:8080', '[::1]'],
    ['XN--BCHER-KVA.example', 'xn--bcher-kva.example'],
    ['edge_1:8080', 'edge_1'],
  ])('%s is %s', (spelled, name) => {
    expect(hostName(spelled)).toBe(name);
  });

  test.each(notNames)('"%s" is none, and is shown no more than the strictest host', (text) => {
    const hosts = [
      { suffix: 'try.example', environment: 'dev' },
      { suffix: 'portal.example', environment: 'stage' },
    ] as const;
    expect(hostName(text)).toBeNull();
    expect(environmentForHost('dev', text, hosts)).toBe('stage');
    expect(portalVariant(text, { communityHosts: ['portal.example'] })).toBe('business');
  });

  test('no text at all loosens what the server said', () => {
    const hosts = fc.array(
      fc.record({
        suffix: fc.constantFrom('example', 'portal.example', 'www.portal.example'),
        environment: fc.constantFrom(...environments),
      }),
    );
    const rank = (environment: Environment) => [...strictFirst].reverse().indexOf(environment);
    fc.assert(
      fc.property(
        fc.constantFrom(...environments),
        fc.oneof(spellings, fc.string(), fc.constantFrom(...notNames)),
        hosts,
        (server, text, configured) => {
          const found = environmentForHost(server, text, configured);
          expect(rank(found)).toBeGreaterThanOrEqual(rank(server));
        },
      ),
    );
  });

  test('is judged by the strictest of the domains that it is in, whichever was named first', () => {
    const wide = { suffix: 'example', environment: 'dev' } as const;
    const narrow = { suffix: 'portal.example', environment: 'production' } as const;
    for (const hosts of [
      [wide, narrow],
      [narrow, wide],
    ]) {
      expect(environmentForHost('stage', plain, hosts)).toBe('production');
      expect(environmentForHost('stage', 'other.example', hosts)).toBe('stage');
    }
  });
});

describeSeededOnOneEngine('An edge with a host of a stricter environment', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database, {
      env: { HOST_ENVIRONMENTS: 'Portal.Example=production' },
    });
  });
  afterAll(async () => await edge.stop());

  const clock = '/api/demo/clock';
  const statusFor = async (host: string, target = clock) =>
    (await sendRaw(edge.url, rawRequest(target, [['host', host]]))).status;

  test.each([
    'portal.example',
    'portal.example.',
    'portal.example:',
    'portal.example.:',
    'PORTAL.example:8080',
    'www.portal.example.:443',
  ])('has nothing for reviewers at %s', async (host) => {
    expect(await statusFor(host)).toBe(404);
  });

  test('has it at any other', async () => {
    expect(await statusFor('try.example')).toBe(200);
  });

  test.each(notNames)('refuses "%s", which is the name of no host', async (host) => {
    const answer = await sendRaw(edge.url, rawRequest(clock, [['host', host]]));
    const { code } = problemSchema.parse(JSON.parse(answer.body));
    expect([answer.status, code]).toEqual([400, 'LW-SYS-060']);
  });

  test('refuses a request that names two hosts, or none', async () => {
    const both = [
      ['host', 'try.example'],
      ['host', 'portal.example'],
    ] as const;
    expect((await sendRaw(edge.url, rawRequest(clock, both))).status).toBe(400);
    expect((await sendRaw(edge.url, rawRequest(clock, []))).status).toBe(400);
  });

  test('refuses a whole address that leads to another host than the header says', async () => {
    expect(await statusFor('try.example', `http://portal.example${clock}`)).toBe(400);
    expect(await statusFor('try.example', `http://try.example:80${clock}`)).toBe(200);
    expect(await statusFor('portal.example', `http://PORTAL.example.${clock}`)).toBe(404);
  });

  test('tells a load balancer that still speaks HTTP/1.0 how it is, and shows it nothing for reviewers', async () => {
    const old = async (target: string) =>
      (await sendRaw(edge.url, rawRequest(target, [], { version: '1.0' }))).status;
    expect([await old('/healthz'), await old(clock)]).toEqual([200, 404]);
  });
});
