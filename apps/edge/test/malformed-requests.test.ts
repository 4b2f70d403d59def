import { once } from 'node:events';
import { connect } from 'node:net';
import { problemSchema } from '@linework/contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { type RawAnswer, rawRequest, sendRaw } from './support/raw-request.ts';

/** A problem with the headers that guard every answer, found in the log by its correlator. */
function expectGuarded(answer: RawAnswer, status: number, logs: readonly string[]): void {
  const problem = problemSchema.parse(JSON.parse(answer.body));
  expect([answer.status, problem.status, problem.code]).toEqual([status, status, 'LW-SYS-060']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': expect.stringMatching(/^application\/problem\+json/),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
    'cache-control': 'no-store',
    'x-correlator': problem.correlatorId,
  });
  expect(logs.filter((line) => line.includes(problem.correlatorId))).not.toEqual([]);
}

describeSeededOnOneEngine('A request that no route can see', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database, { env: { HTTPS: 'on' } });
  });
  afterAll(async () => await edge.stop());

  const host = ['host', 'portal.example'] as const;
  const malformed = [
    ['an address that nothing decodes to', 400, rawRequest('/%zz', [host])],
    ['half a code in an address', 400, rawRequest('/login%', [host])],
    ['no HTTP at all', 400, 'HELO portal.example\r\n\r\n'],
    ['a header without a name', 400, rawRequest('/', [host, ['', 'nobody']])],
    ['two lengths', 400, rawRequest('/', [host, ['content-length', '1'], ['content-length', '2']])],
    ['headers without end', 431, rawRequest('/', [host, ['x-padding', 'x'.repeat(20_000)]])],
    ['an address without end', 431, rawRequest(`/${'a'.repeat(20_000)}`, [host])],
    [
      'chunks that carry more than a body',
      413,
      `${rawRequest('/csp-report', [host, ['transfer-encoding', 'chunked']], { method: 'POST' })}1;${'x'.repeat(20_000)}\r\n`,
    ],
    ['an expectation that nobody meets', 417, rawRequest('/', [host, ['expect', 'a-miracle']])],
  ] as const;
  test.each(malformed)('%s is answered with a guarded problem (%i)', async (_what, status, text) => {
    expectGuarded(await sendRaw(edge.url, text), status, edge.logs);
  });
});

describeSeededOnOneEngine('A connection', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database, {
      env: { CONNECTION_TIMEOUT_MS: '500', PROCESSOR_TIMEOUT_MS: '50', STATEMENT_TIMEOUT_MS: '200' },
    });
  });
  afterAll(async () => await edge.stop());

  test('whose client asks and never reads is ended', async () => {
    const { hostname, port } = new URL(edge.url);
    const socket = connect(Number(port), hostname).pause();
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    // More answers than any buffer on the way holds.
    socket.write('GET /healthz HTTP/1.1\r\nhost: portal.example\r\n\r\n'.repeat(20_000));
    await expect.poll(() => edge.connections(), { timeout: 20_000 }).toBe(0);
    socket.destroy();
  });
});

describeSeededOnOneEngine('A request', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    // Its own edge: on a busy machine this is too short for requests that arrive whole.
    edge = await startEdgeUnderTest(under.database, { env: { HTTPS: 'on', REQUEST_TIMEOUT_MS: '400' } });
  });
  afterAll(async () => await edge.stop());

  const slow = [
    ['headers', 'GET /healthz HTTP/1.1\r\nhost: portal.example\r\n'],
    [
      'body',
      'POST /csp-report HTTP/1.1\r\nhost: portal.example\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    ],
    ['first byte', ''],
  ] as const;
  test.each(slow)(
    'whose %s never comes whole ends with 408 when it is configured to',
    async (_what, text) => {
      expectGuarded(await sendRaw(edge.url, text), 408, edge.logs);
      expect(edge.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
    },
  );
});
