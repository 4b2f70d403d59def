import {
  CustomerBillsDocument,
  PaymentPreviewDocument,
  PaymentsDocument,
  restPaths,
  TransactionsDocument,
} from '@linework/contract';
import { problemSchema } from '@linework/contract/schemas';
import { situationsPath } from '@linework/review';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookieNames } from '../src/access/cookies.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { send } from './support/browser.ts';
import { type Customer, newCustomer } from './support/customers.ts';
import { describeOnEachEngine, describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import type { PortalClient } from './support/portal-client.ts';

/** Calls that are told something in a body. */
const told = [
  ['POST', restPaths.signIn],
  ['POST', restPaths.token],
  ['POST', restPaths.cardData],
  ['POST', restPaths.bankConnections],
  ['POST', restPaths.connectedBanks],
  ['POST', restPaths.graph],
  ['POST', restPaths.graphAuxiliary],
  ['POST', situationsPath],
  ['PUT', '/api/demo/clock'],
  ['PUT', '/api/demo/maintenance'],
  ['PUT', '/api/demo/processor'],
] as const;

const json = 'application/json';
const bytes = (...parts: (string | number)[]): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

const unsound: readonly (readonly [string, string, string | Buffer<ArrayBuffer>])[] = [
  ['NUL in a text', json, String.raw`{"a":"x\u0000y"}`],
  ['NUL deep in a text', json, String.raw`{"variables":{"a":[{"b":{"c":["\u0000"]}}]}}`],
  ['NUL in a name', json, String.raw`{"variables":{"a\u0000":1}}`],
  ['NUL as it is', json, bytes('{"a":"', 0, '"}')],
  ['half a character', json, String.raw`{"a":"\ud83d"}`],
  ['the other half', json, String.raw`{"variables":{"a":"\udcb3x"}}`],
  ['half a character in a name', json, String.raw`{"\ud83d":1}`],
  ['no UTF-8', json, bytes('{"a":"', 0xc3, 0x28, '"}')],
  ['an overlong NUL', json, bytes('{"a":"', 0xc0, 0x80, '"}')],
  ['UTF-16', 'application/json; charset=utf-16', Buffer.from('{"a":1}', 'utf16le')],
  ['compressed bytes', json, bytes(0x1f, 0x8b, 8, 0, 0, 0)],
  ['a prototype', json, '{"__proto__":{"role":"ADMIN"}}'],
  ['a prototype deep inside', json, '{"variables":{"__proto__":null}}'],
  ['a constructor’s prototype', json, '{"constructor":{"prototype":{"role":"ADMIN"}}}'],
  ['nesting without end', json, `${'['.repeat(900)}${']'.repeat(900)}`],
  ['objects without end', json, `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`],
  ['half a JSON', json, '{"a":'],
  ['two', json, '{}{}'],
  ['nothing', json, ''],
  ['a list', json, '[]'],
  ['a list of requests', json, '[{"query":"{ __typename }"}]'],
  ['a number', json, '1e400'],
  ['a text', json, '"{}"'],
  ['null', json, 'null'],
  ['plain text', 'text/plain', '{}'],
  ['a form', 'application/x-www-form-urlencoded', 'a=b'],
  ['a form of parts', 'multipart/form-data; boundary=x', '--x--'],
  ['XML', 'application/xml', '<a/>'],
  ['a query alone', 'application/graphql', '{ __typename }'],
  ['what has no name', '', '{}'],
  ['what has no sensible name', 'application/json, text/plain; charset', '{}'],
];

describeSeededOnOneEngine('Whatever is sent to it, the edge', (under) => {
  let edge: EdgeUnderTest;
  let owner: PortalClient;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database, { env: { BANK_CONNECT: 'on' } });
    owner = await edge.signedIn('maple');
  });
  afterAll(async () => await edge.stop());
  beforeEach(async () => {
    await under.database.query('DELETE FROM attempt_throttle');
  });

  const raw = async (method: string, path: string, type: string, body: string | Buffer<ArrayBuffer>) =>
    await fetch(new URL(path, edge.url), {
      method,
      headers: {
        'content-type': type,
        cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': owner.cookies.get('XSRF-TOKEN') ?? '',
      },
      body,
    });
  const expectProblem = async (response: Response, what: string) => {
    expect(response.status, what).toBeGreaterThanOrEqual(400);
    expect(response.status, what).toBeLessThan(500);
    expect(response.headers.get('content-type'), what).toMatch(/^application\/problem\+json/);
    return problemSchema.parse(await response.json());
  };
  const expectNoFault = (since: number) =>
    expect(edge.logs.slice(since).filter((line) => /"level":[56]0/.test(line))).toEqual([]);

  test.each(unsound)('refuses %s as a body, on every call', async (_what, type, body) => {
    const since = edge.logs.length;
    for (const [method, path] of told) await expectProblem(await raw(method, path, type, body), path);
    expectNoFault(since);
  });

  test.each(Object.entries({ ...restPaths, page: '/login', nowhere: '/api/nothing', root: '/' }))(
    'refuses NUL in the address of %s',
    async (_what, path) => {
      for (const address of [
        `${path}%00`,
        `${path}x/%00/x`,
        `${path}?a=%00`,
        `${path}?%00`,
        `${path}?a=b%00%00c`,
      ]) {
        const problem = await expectProblem(await owner.get(address), address);
        expect([problem.status, problem.code], address).toEqual([400, 'LW-SYS-060']);
      }
    },
  );

  test.each<[number, Record<string, string>]>([
    [200, { 'content-type': 'application/json' }],
    [200, { 'content-type': 'application/json; charset="UTF-8"', 'content-encoding': 'identity' }],
    [415, { 'content-type': 'application/json; charset=utf-16' }],
    [415, { 'content-type': 'application/json;a=b; Charset = "iso-8859-1"' }],
    [415, { 'content-type': 'application/json; charset=' }],
    [415, { 'content-encoding': 'gzip' }],
    [415, { 'content-encoding': 'identity, br' }],
  ])('answers %i to a body that a filter in front may read as %o', async (status, headers) => {
    expect((await owner.send('POST', restPaths.ping, {}, headers)).status).toBe(status);
  });

  test('takes an address that was mangled on its way for what can be read of it', async () => {
    for (const address of ['/login?targetUrl=%', '/login?%ff=%fe', '/api/nothing?q=%zz', '/login?a=%u0000']) {
      expect((await owner.get(address)).status, address).toBeLessThan(500);
    }
  });

  test('knows nobody by cookies that nobody gave out, and locks nobody out for them', async () => {
    const names = Object.values(cookieNames(false));
    const everyName = [
      '%00',
      '%',
      '%zz',
      '%ff%fe',
      '',
      '=',
      '"',
      '%7B%22__proto__%22%3A1%7D',
      // As long as all of them together may be, below what headers end at; longer is each by itself.
      'x'.repeat(2_400),
    ].map((value) => ({ value, sent: names }));
    const oneName = names.map((name) => ({ value: 'x'.repeat(8_000), sent: [name] }));
    for (const { value, sent } of [...everyName, ...oneName]) {
      const cookie = sent.map((name) => `${name}=${value}`).join('; ');
      const told = await fetch(new URL(restPaths.session, edge.url), { headers: { cookie } });
      expect((await expectProblem(told, value)).code).toBe('LW-AUT-020');
      const auxiliary = await fetch(new URL(restPaths.logout, edge.url), {
        headers: { cookie },
        redirect: 'manual',
      });
      expect(auxiliary.status, value).toBe(303);
    }
  });

  test('takes text in any language for what it is', async () => {
    const words = 'ñandú – 卡 – 💳 – e\u0301 – \u202e – \ufffd';
    const refused = await owner.send('POST', restPaths.signIn, { username: words });
    expect((await problemSchema.parseAsync(await refused.json())).errors.length).toBeGreaterThan(0);
  });
});

describeOnEachEngine('A list', (under) => {
  let world: BillingWorld;
  let customer: Customer;
  beforeAll(async () => {
    world = await startWorld(under.database);
    customer = await newCustomer(world);
  });
  afterAll(async () => await world.stop());

  const id = '01a1fdd1-9ae6-7000-8db9-ca6bc6994b43';
  const cursor = (text: string) => Buffer.from(text).toString('base64url');
  const dayCursor = cursor(`2026-11-21|${id}`);
  const instantCursor = cursor(`2026-11-21T20:04:00.000Z|${id}`);
  const broken: readonly string[] = [
    '',
    ' ',
    'not a cursor',
    '\ufffd',
    cursor(''),
    cursor('|'),
    cursor(id),
    cursor(`2026-02-30|${id}`),
    cursor(`2026-13-01|${id}`),
    cursor(`0000-01-01|${id}`),
    cursor(`infinity|${id}`),
    cursor(`today|${id}`),
    cursor(`2026-02-28T25:61:61Z|${id}`),
    cursor(`2026-02-30T00:00:00.000Z|${id}`),
    cursor(`2026-02-28T24:00:00.000Z|${id}`),
    cursor(`2026-02-28T00:00:00.000000Z|${id}`),
    cursor(`2026-02-28T.:.:.Z|${id}`),
    cursor(`2026-02-28T${'1'.repeat(400)}Z|${id}`),
    cursor(`999999-01-01T00:00:00.000Z|${id}`),
    cursor(`2026-11-21|${id}|`),
    cursor(`2026-11-21|${id}\n`),
    cursor('2026-11-21|not-an-id'),
    cursor("2026-11-21|' OR 1=1"),
    cursor(`2026-11-21|${id.slice(1)}`),
    cursor(`2026-11-21|${id.replaceAll('-', '')}`),
    `${dayCursor}=`,
    `${instantCursor} `,
    `.${dayCursor}`,
    'A'.repeat(50_000),
  ];

  const lists = [
    ['bills', CustomerBillsDocument, [...broken, instantCursor]],
    ['activity', TransactionsDocument, [...broken, instantCursor]],
    ['payments', PaymentsDocument, [...broken, dayCursor]],
  ] as const;
  describe.each(lists)('of %s', (_name, { id: documentId }, cursors) => {
    test('refuses every cursor that it never gave out, and says which member is wrong', async () => {
      for (const after of cursors) {
        const body = {
          documentId,
          variables: { accountId: customer.accountId, first: 5, after },
        };
        const response = await send(world.url, customer.browser, restPaths.graph, body);
        const problem = problemSchema.parse(await response.json());
        expect([response.status, problem.code, problem.errors], after).toEqual([
          400,
          'LW-SYS-060',
          [{ pointer: '/variables/after', code: 'LW-SYS-060', problem: 'notACursor' }],
        ]);
      }
    });
  });

  test.each([
    ['/variables/paymentDate', '189.42', '2026-02-30', 'notADate'],
    ['/variables/paymentDate', '189.42', '2026-11-21T00:00:00Z', 'notADate'],
    ['/variables/paymentDate', '189.42', '10000-01-01', 'notADate'],
    ['/variables/paymentDate', '189.42', 'today', 'notADate'],
    ['/variables/amount', '1e3', '2026-11-21', 'notAnAmount'],
    ['/variables/amount', '١٢.٠٠', '2026-11-21', 'notAnAmount'],
    ['/variables/amount', '90071992547409.91', '2026-11-21', 'notAnAmount'],
    ['/variables/amount', '-90071992547409.91', '2026-11-21', 'notAnAmount'],
    ['/variables/amount', `${'9'.repeat(400)}.00`, '2026-11-21', 'notAnAmount'],
  ])('%s of a preview is refused for %s on %s', async (pointer, value, paymentDate, problem) => {
    const { accountId, browser } = customer;
    const body = {
      documentId: PaymentPreviewDocument.id,
      variables: { accountId, amount: { unit: 'USD', value }, paymentDate },
    };
    const response = await send(world.url, browser, restPaths.graph, body);
    expect(response.status).toBe(400);
    expect(problemSchema.parse(await response.json()).errors).toEqual([
      { pointer, code: 'LW-SYS-060', problem },
    ]);
  });

  test.each(['0001-01-01', '9999-12-31'] as const)('a preview on %s is no fault', async (paymentDate) => {
    const { accountId, browser } = customer;
    const amount = { unit: 'USD', value: '-9999999999.99' };
    const answer = await world.ask(browser, PaymentPreviewDocument, { accountId, amount, paymentDate });
    expect([answer.status, answer.code]).toEqual([200, null]);
  });
});
