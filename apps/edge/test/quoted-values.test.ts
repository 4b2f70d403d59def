import { restPaths, SaveDraftDocument } from '@linework/contract';
import { digitsOfAnyScript } from '@linework/domain';
import { situationsPath } from '@linework/review';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { type PortalClient, signInBody } from './support/portal-client.ts';
import { storedText } from './support/stored-text.ts';

/** What must stand nowhere afterwards, and how it is written on the way. */
const cardNumber = '4000000000000002';
const accountNumber = '90817263544';
const word = 'hunter2secret';
const secrets = [
  cardNumber,
  '4000-0000-0000-0002',
  '４０００.００００.００００.０００２',
  '4000\u00a00000\u200b0000\u00a00002',
  accountNumber,
  word,
];

const bodies = (secret: string): readonly (readonly [string, string])[] => {
  const text = JSON.stringify(secret);
  const members = `{
    "username": ${text}, "password": ${text}, "code": ${text}, "state": ${text}, "returnPath": ${text}, "now": ${text},
    "query": ${text}, "documentId": ${text}, "operationName": ${text}, "variables": ${text}, "situation": ${text},
    "type": ${text}, "cardNumber": ${text}, "securityCode": ${text}, "mode": ${text}, "on": ${text}
  }`;
  return [
    ['application/json', members],
    ['application/json', `{${text}: 1}`],
    ['application/json', `{"variables": {${text}: {${text}: ${text}}}, "extensions": {${text}: null}}`],
    [
      'application/json',
      `{"query": "query(${secret.replaceAll(/\W/g, '_')}", "extensions": {${text}: null}}`,
    ],
    ['application/json', `{"cardNumber": ${text}, "securityCode"`],
    ['application/json', `{"cardNumber": ${secret}}`],
    ['application/json', `{"__proto__": ${text}}`],
    ['application/json', `{"a": "${secret}\\u0000"}`],
    ['application/json', `[${text}]`],
    ['application/json', text],
    ['application/json', secret],
    ['application/x-www-form-urlencoded', `cardNumber=${encodeURIComponent(secret)}`],
    ['text/plain', secret],
    [`application/${encodeURIComponent(secret)}`, secret],
  ];
};

describeSeededOnOneEngine('A secret sent where it does not belong', (under) => {
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

  const answers: string[] = [];
  const seen = (text: string, secret: string): string[] =>
    [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)].filter((written) =>
      text.includes(written),
    );
  const send = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const response = await fetch(new URL(path, edge.url), {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': owner.cookies.get('XSRF-TOKEN') ?? '',
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    answers.push(
      `${method} ${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`,
    );
    expect(response.status, `${method} ${path} ${body}`).toBeLessThan(500);
  };

  const paths = [
    ...Object.values(restPaths),
    situationsPath,
    '/api/demo/clock',
    '/api/demo/maintenance',
    '/api/demo/processor',
    '/csp-report',
    '/login',
    '/api/nothing',
  ].filter((path) => path !== restPaths.logout);

  test.each(secrets)('(%s) stands afterwards in no answer, no log and no table', async (secret) => {
    const encoded = encodeURIComponent(secret);
    const sentence = /^[\x20-\x7e]+$/.test(secret) ? secret : encoded;
    for (const path of paths) {
      for (const [type, body] of bodies(secret)) {
        await send(path.startsWith('/api/demo/') ? 'PUT' : 'POST', path, { 'content-type': type }, body);
      }
      await send('GET', `${path}?${encoded}=${encoded}`, {});
      await send('GET', `${path}/${encoded}`, {});
      await send('DELETE', `${path}/x-${encoded}`, {});
      await send('GET', path, {
        'idempotency-key': sentence,
        'accept-language': sentence,
        'if-none-match': sentence,
        origin: `https://${sentence}`,
        cookie: `session=${encoded}; XSRF-TOKEN=${encoded}; profile=${encoded}; ${encoded}=${encoded}`,
      });
      if (digitsOfAnyScript(secret) === cardNumber) await send('GET', path, { 'x-correlator': encoded });
    }
    const draft = { accountId: 'nobody', flow: secret, content: `{"a": ${secret}` };
    for (const variables of [
      draft,
      { ...draft, flow: 'one-time-payment' },
      { ...draft, content: [secret] },
    ]) {
      const body = { documentId: SaveDraftDocument.id, variables };
      await send('POST', restPaths.graph, { 'content-type': 'application/json' }, JSON.stringify(body));
    }
    await send(
      'POST',
      restPaths.signIn,
      { 'content-type': 'application/json' },
      JSON.stringify(signInBody(secret, secret, 'x'.repeat(43))),
    );
    const places = {
      answers: answers.splice(0).join('\n'),
      logs: edge.logs.join('\n'),
      database: await storedText(under.database),
    };
    for (const [place, text] of Object.entries(places)) {
      expect(text.length, place).toBeGreaterThan(1_000);
      expect(
        text.split('\n').filter((line) => seen(line, secret).length > 0),
        place,
      ).toEqual([]);
    }
    expect(edge.logs.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });
});
