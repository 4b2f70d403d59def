import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bankReturn, restPaths } from '@linework/contract';
import { bankConnectionAnswer, connectedBankAnswer, problemSchema } from '@linework/contract/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSandboxBankLogin, sandboxBankPath } from '../src/sandbox/bank/sandbox-bank-login.ts';
import { describeSeededOnEachEngine, describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import type { PortalClient } from './support/portal-client.ts';

const returnPath = '/billing/pay-bill?open=otp&step=bank';
const minute = 60_000;

describeSeededOnEachEngine('Signing in to a bank', (under) => {
  let edge: EdgeUnderTest;
  let owner: PortalClient;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database, {
      env: { BANK_CONNECT: 'on', PROCESSOR_TIMEOUT_MS: '300' },
    });
    owner = await edge.signedIn('maple');
  });
  afterAll(async () => await edge.stop());
  beforeEach(async () => {
    await under.database.query('DELETE FROM attempt_throttle');
  });

  const begin = async (client: PortalClient, body: object = {}) =>
    await client.send('POST', restPaths.bankConnections, { language: 'en', returnPath, ...body });

  /** The address of the bank's page for a connection that was just begun. */
  const bankPage = async (client: PortalClient): Promise<string> =>
    bankConnectionAnswer.parse(await (await begin(client)).json()).address;

  /** Chooses an account on the bank's page, as its form would. @returns what the customer comes back with */
  const choose = async (address: string, account: string, answer = 'connect'): Promise<URLSearchParams> => {
    const page = new URL(address, edge.url);
    const chosen = new URL(`${page.pathname}/answer`, edge.url);
    chosen.search = String(
      new URLSearchParams({ request: page.searchParams.get('request') ?? '', account, answer }),
    );
    const response = await edge.browser().get(chosen.href);
    expect(response.status).toBe(303);
    const back = new URL(response.headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(`${edge.url}/billing/pay-bill`);
    return back.searchParams;
  };

  const parts = (back: URLSearchParams) => ({
    state: back.get(bankReturn.state) ?? '',
    code: back.get(bankReturn.code) ?? '',
  });
  const connect = async (client: PortalClient, body: object) =>
    await client.send('POST', restPaths.connectedBanks, body);
  const codeOf = async (response: Response) => problemSchema.parse(await response.json()).code;
  /** Whatever is wrong with a state or a code is the sender's mistake. */
  const expectRefused = async (response: Response) =>
    expect([response.status, await codeOf(response)]).toEqual([400, 'LW-PAY-061']);

  test('ends with a token for the account that was chosen, and none of its numbers', async () => {
    const back = await choose(await bankPage(owner), 'pays');
    const response = await connect(owner, parts(back));
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(connectedBankAnswer.parse(JSON.parse(text))).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      method: {
        type: 'bankAccount',
        name: 'First Sample Bank',
        accountType: 'checking',
        lastFourDigits: '0001',
        canBeSaved: true,
      },
    });
    for (const number of ['000100001', '999000001']) {
      expect(text).not.toContain(number);
      expect(edge.logs.join('')).not.toContain(number);
    }
  });

  test('answers with a token that pays like a typed account’s', async () => {
    const answer = connectedBankAnswer.parse(
      await (await connect(owner, parts(await choose(await bankPage(owner), 'returns')))).json(),
    );
    const [kept] = await under.database.query<{ type: string; account_type: string; last_four: string }>(
      'SELECT type, account_type, last_four FROM card_data_token WHERE token = $1 AND used_at IS NULL',
      [answer.token],
    );
    expect(kept).toEqual({ type: 'bankAccount', account_type: 'savings', last_four: '0002' });
  });

  test('says when the account cannot be verified', async () => {
    const back = await choose(await bankPage(owner), 'unverified');
    expect(await codeOf(await connect(owner, parts(back)))).toBe('LW-PAY-012');
  });

  test('comes back without a code when the customer cancels or the bank lets nobody in', async () => {
    const cancelled = await choose(await bankPage(owner), 'pays', 'cancel');
    expect([cancelled.get(bankReturn.problem), cancelled.get(bankReturn.code)]).toEqual(['cancelled', null]);
    const refused = await choose(await bankPage(owner), 'refuses');
    expect([refused.get(bankReturn.problem), refused.get(bankReturn.code)]).toEqual(['unavailable', null]);
  });

  test('gives up on a bank that does not answer', async () => {
    const response = await connect(owner, parts(await choose(await bankPage(owner), 'silent')));
    expect([response.status, await codeOf(response)]).toEqual([503, 'LW-PAY-061']);
  });

  test('refuses a state that nobody was given', async () => {
    const { code } = parts(await choose(await bankPage(owner), 'pays'));
    await expectRefused(await connect(owner, { state: 'of-my-own-making', code }));
  });

  const invented = [
    'x',
    '.',
    '..',
    'a.b',
    'e30.e30',
    '%00',
    '../../etc/passwd',
    '🏦',
    "' OR 1=1 --",
    '{}',
    ' ',
  ];
  test.each(invented)(
    'refuses %j as a state or a code, and as what a customer comes to its page with',
    async (text) => {
      const back = parts(await choose(await bankPage(owner), 'pays'));
      await expectRefused(await connect(owner, { ...back, state: text }));
      await expectRefused(await connect(owner, { ...back, code: text }));
      for (const path of [sandboxBankPath, `${sandboxBankPath}/answer`]) {
        const page = new URL(path, edge.url);
        for (const name of ['request', 'language', 'answer', 'account']) page.searchParams.append(name, text);
        expect((await edge.browser().get(page.href)).status).toBe(410);
      }
    },
  );

  test('takes a code once, and its state with it', async () => {
    const back = parts(await choose(await bankPage(owner), 'pays'));
    expect((await connect(owner, back)).status).toBe(200);
    await expectRefused(await connect(owner, back));
    const another = parts(await choose(await bankPage(owner), 'pays'));
    await expectRefused(await connect(owner, { state: another.state, code: back.code }));
  });

  test('of the same code sent many times at once takes one', async () => {
    const back = parts(await choose(await bankPage(owner), 'pays'));
    const answers = await Promise.all(Array.from({ length: 20 }, async () => await connect(owner, back)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('refuses a code that was changed on its way', async () => {
    const { state, code } = parts(await choose(await bankPage(owner), 'pays'));
    await expectRefused(await connect(owner, { state, code: `${code.slice(0, -2)}xx` }));
  });

  test('refuses what belongs to another session, of a stranger or of a colleague on the account', async () => {
    for (const username of ['duetoday', 'maple-admin']) {
      const other = await edge.signedIn(username);
      const back = parts(await choose(await bankPage(owner), 'pays'));
      await expectRefused(await connect(other, back));
      // Nor does somebody else's code fit a connection of one's own.
      const own = parts(await choose(await bankPage(other), 'pays'));
      await expectRefused(await connect(other, { state: own.state, code: back.code }));
      expect((await connect(owner, back)).status).toBe(200);
    }
  });

  test('needs a session, the token of its pages, and somebody who may pay', async () => {
    const back = parts(await choose(await bankPage(owner), 'pays'));
    expect((await connect(edge.browser(), back)).status).toBe(401);
    const forged = await owner.send('POST', restPaths.connectedBanks, back, { 'x-xsrf-token': 'forged' });
    expect(await codeOf(forged)).toBe('LW-AUT-070');
    const standard = await edge.signedIn('standard');
    expect(await codeOf(await begin(standard))).toBe('LW-AUT-050');
    expect(await codeOf(await connect(standard, back))).toBe('LW-AUT-050');
  });

  const elsewhere = [
    'https://evil.example/billing',
    '//evil.example/billing',
    '/\\evil.example/billing',
    '/.//evil.example/billing',
    '/%2e%2e//evil.example/billing',
    '/billing/..\\\\evil.example',
    'billing/pay-bill',
    '/api/pub/session/v1/logout',
    '/demo/clock',
  ];
  test.each(elsewhere)('sends nobody back to %s', async (path) => {
    const response = await begin(owner, { returnPath: path });
    expect([response.status, await codeOf(response)]).toEqual([400, 'LW-SYS-060']);
  });

  test('changes nothing that somebody wrote into the page’s address', async () => {
    const page = new URL(await bankPage(owner), edge.url);
    const [body = '', signature = ''] = (page.searchParams.get('request') ?? '').split('.');
    const note = JSON.parse(Buffer.from(body, 'base64url').toString());
    const moved = Buffer.from(JSON.stringify({ ...note, returnTo: 'https://evil.example/' })).toString(
      'base64url',
    );
    page.searchParams.set('request', `${moved}.${signature}`);
    const response = await edge.browser().get(page.href);
    expect(response.status).toBe(410);
  });

  test('slows down who begins again and again', async () => {
    edge.holdTime();
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push((await begin(owner)).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });

  test('has a page in both languages that runs no script and lets nothing else in', async () => {
    const address = await bankPage(owner);
    for (const [language, words] of [
      ['en', 'Choose the account to connect'],
      ['es', 'Elija la cuenta que desea conectar'],
    ] as const) {
      const page = new URL(address, edge.url);
      page.searchParams.set('language', language);
      const response = await edge.browser().get(page.href);
      const html = await response.text();
      expect(html).toContain(words);
      expect(html).not.toContain('<script');
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'nonce-[^']+'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
    }
  });

  test('has a page that says where its customer goes back to, whatever they connect the account for', async () => {
    const address = await bankPage(owner);
    for (const request of [new URL(address, edge.url).searchParams.get('request') ?? '', 'none']) {
      for (const language of ['en', 'es']) {
        const page = new URL(address, edge.url);
        page.search = new URLSearchParams({ request, language }).toString();
        const html = await (await edge.browser().get(page.href)).text();
        expect(html).toMatch(language === 'en' ? /where you left off/ : /a donde estaba/);
        expect(html).not.toMatch(/\bpayment\b|\bpago\b/i);
      }
    }
  });

  // Last: time does not go back, and the session of everybody above ends with it.
  test('refuses a code that is too old, and a state', async () => {
    const late = await edge.signedIn('maple');
    const code = parts(await choose(await bankPage(late), 'pays'));
    edge.passTime(2 * minute);
    await expectRefused(await connect(late, code));
    await late.send('POST', restPaths.ping);
    const page = await bankPage(late);
    const state = parts(await choose(page, 'pays'));
    edge.passTime(14 * minute);
    await late.send('POST', restPaths.ping);
    edge.passTime(minute);
    await expectRefused(await connect(late, state));
    expect((await edge.browser().get(new URL(page, edge.url).href)).status).toBe(410);
  });
});

describeSeededOnOneEngine('Where bank connect is offered to one account', (under) => {
  test('no other account can begin', async () => {
    const [account] = await under.database.query<{ number: string }>(
      `SELECT a.number FROM account a JOIN account_member m ON m.account_id = a.id
       JOIN portal_user u ON u.id = m.user_id WHERE u.username = 'bankconnect'`,
    );
    const edge = await startEdgeUnderTest(under.database, { env: { BANK_CONNECT: account?.number ?? '' } });
    const statusFor = async (username: string) =>
      (
        await (
          await edge.signedIn(username)
        ).send('POST', restPaths.bankConnections, {
          language: 'es',
          returnPath,
        })
      ).status;
    expect([await statusFor('bankconnect'), await statusFor('maple')]).toEqual([200, 403]);
    await edge.stop();
  });

  test('a host of a stricter environment has no sandbox page', async () => {
    const edge = await startEdgeUnderTest(under.database, {
      env: { BANK_CONNECT: 'on', HOST_ENVIRONMENTS: '127.0.0.1=stage' },
    });
    expect((await edge.browser().get(sandboxBankPath)).status).toBe(404);
    await edge.stop();
  });
});

describe('In production', () => {
  test('the sandbox bank sign-in does not start, whoever asks for it', async () => {
    const entry = fileURLToPath(new URL('../src/index.ts', import.meta.url));
    const child = spawn(process.execPath, [entry], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'linework-bank-')),
        PORT: '0',
        PROCESSOR_URL: 'https://127.0.0.1:1',
        PUBLIC_ORIGIN: 'https://portal.example',
        SESSION_SECRET: 'a-secret-of-forty-characters-0123456789ab',
        ALLOW_PGLITE_IN_PRODUCTION: 'on',
        BANK_CONNECT: 'on',
      },
    });
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    const [code] = await once(child, 'close');
    expect([code, said.trim()]).toEqual([1, expect.stringContaining('does not start in production')]);
    expect(() =>
      openSandboxBankLogin({
        configuration: {
          environment: 'production',
          sessionSecret: 'a-secret-of-forty-characters-0123456789ab',
        },
        realClock: { now: () => new Date() },
      }),
    ).toThrow('does not start in production');
  });
});
