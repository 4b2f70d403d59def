import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { restPaths } from '@linework/contract';
import { cardDataAnswer, problemSchema } from '@linework/contract/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  sandboxBankAccounts,
  sandboxCards,
  sandboxRoutingNumber,
} from '../src/sandbox/processor/sandbox-numbers.ts';
import { describeSeededOnEachEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import type { PortalClient } from './support/portal-client.ts';
import { storedText } from './support/stored-text.ts';

const numberOf = (name: string): string => sandboxCards.find((card) => card.name === name)?.number ?? '';

const card = (name: string, rest: object = {}) => ({
  type: 'creditCard',
  cardNumber: numberOf(name),
  nameOnCard: 'Dana Whitfield',
  expiration: '11/31',
  postalCode: '14607',
  securityCode: '737',
  ...rest,
});

const bank = (name: string, rest: object = {}) => ({
  type: 'bankAccount',
  routingNumber: sandboxRoutingNumber,
  accountNumber: sandboxBankAccounts.find((account) => account.name === name)?.accountNumber,
  accountType: 'checking',
  nameOnAccount: 'Maple Street Bakery LLC',
  ...rest,
});

describeSeededOnEachEngine('The card-data endpoint', (under) => {
  let edge: EdgeUnderTest;
  let owner: PortalClient;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database);
    owner = await edge.signedIn('maple');
  });
  afterAll(async () => await edge.stop());
  beforeEach(async () => {
    await under.database.query('DELETE FROM attempt_throttle');
  });

  const savedCard = async (username: string): Promise<string> => {
    const [saved] = await under.database.query<{ id: string }>(
      `SELECT m.id FROM payment_method m JOIN account_member a ON a.account_id = m.account_id
       JOIN portal_user u ON u.id = a.user_id
       WHERE u.username = $1 AND m.type = 'creditCard' AND m.brand = 'visa'`,
      [username],
    );
    return saved?.id ?? '';
  };
  const send = async (client: PortalClient, body: unknown) =>
    await client.send('POST', restPaths.cardData, body);
  const problemOf = async (response: Response) => problemSchema.parse(await response.json());

  test('trades a card for a single-use token good for five minutes, and says what may be known of it', async () => {
    const response = await send(owner, card('approved'));
    const answer = cardDataAnswer.parse(await response.json());
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(answer.method).toEqual({
      type: 'creditCard',
      brand: 'visa',
      funding: 'credit',
      lastFourDigits: '0002',
      expirationDate: '2031-11',
      canBeSaved: true,
    });
    const lifetime = Date.parse(answer.expiresAt) - Date.now();
    expect(lifetime).toBeGreaterThan(4 * 60_000);
    expect(lifetime).toBeLessThanOrEqual(5 * 60_000);
    expect(answer.token).toMatch(/^[\w-]{43}$/);
  });

  test('trades a bank account for a token', async () => {
    const answer = cardDataAnswer.parse(await (await send(owner, bank('bankSettles'))).json());
    expect(answer.method).toMatchObject({ type: 'bankAccount', lastFourDigits: '0001', canBeSaved: true });
  });

  const funding = [
    ['approvedPrepaid', 'prepaid', false],
    ['approvedRechargeable', 'debit', true],
    ['approvedDebit', 'debit', true],
  ] as const;
  test.each(funding)(
    'tells of %s that its funding is %s and whether it can be saved',
    async (name, kind, canBeSaved) => {
      const answer = cardDataAnswer.parse(await (await send(owner, card(name))).json());
      expect(answer.method).toMatchObject({ funding: kind, canBeSaved });
    },
  );

  const refusals = [
    ['a security code that does not match', card('securityCodeFails'), 402, 'LW-PAY-011'],
    ['000 on any card', card('approved', { securityCode: '000' }), 402, 'LW-PAY-011'],
    ['a card that cannot be verified', card('verificationFails'), 402, 'LW-PAY-012'],
    ['a card that is not published', card('', { cardNumber: '4242424242424242' }), 402, 'LW-PAY-012'],
    ['a bank account that cannot be verified', bank('bankVerificationFails'), 402, 'LW-PAY-012'],
  ] as const;
  test.each(refusals)('refuses %s', async (_what, body, status, code) => {
    const response = await send(owner, body);
    expect([response.status, (await problemOf(response)).code]).toEqual([status, code]);
  });

  const invalid = [
    ['/cardNumber', card('approved', { cardNumber: '4000000000000003' }), 'checkDigit'],
    ['/cardNumber', card('approved', { cardNumber: '3530111333300000' }), 'brandNotAccepted'],
    ['/expiration', card('approved', { expiration: '13/31' }), 'notADate'],
    ['/expiration', card('approved', { expiration: '01/20' }), 'expired'],
    ['/expiration', card('approved', { expiration: '01/60' }), 'tooFarAhead'],
    ['/postalCode', card('approved', { postalCode: '1460' }), 'notFiveDigits'],
    ['/securityCode', card('approved', { securityCode: '7371' }), 'wrongLength'],
    ['/securityCode', card('approvedAmex', { securityCode: '737' }), 'wrongLength'],
    ['/nameOnCard', card('approved', { nameOnCard: '4000 0000 0000 0002' }), 'looksLikeCardNumber'],
    ['/nameOnCard', card('approved', { nameOnCard: 'Dana ４０００.0000.0000.0002' }), 'looksLikeCardNumber'],
    ['/nameOnAccount', bank('bankSettles', { nameOnAccount: '4000–0000–0000–0002' }), 'looksLikeCardNumber'],
    ['/nameOnCard', card('approved', { nameOnCard: '4000x0000x0000x0002' }), 'holdsNumber'],
    ['/nameOnCard', card('approved', { nameOnCard: 'Dana Whitfield 737' }), 'holdsNumber'],
    ['/nameOnAccount', bank('bankSettles', { nameOnAccount: 'Maple 000100001' }), 'holdsNumber'],
    ['/routingNumber', bank('bankSettles', { routingNumber: '123456789' }), 'notARoutingNumber'],
    ['/accountNumber', bank('bankSettles', { accountNumber: '12' }), 'notAnAccountNumber'],
  ] as const;
  test.each(invalid)('marks %s of %o as %s, by its field', async (pointer, body, problem) => {
    const response = await send(owner, body);
    expect(response.status).toBe(422);
    const { code, errors } = await problemOf(response);
    expect([code, errors]).toEqual(['LW-PAY-046', [{ pointer, code: 'LW-PAY-046', problem }]]);
  });

  test('verifies the security code of a saved card of this account', async () => {
    const body = { type: 'savedCard', paymentMethodId: await savedCard('maple'), securityCode: '737' };
    expect((await send(owner, body)).status).toBe(200);
    const wrong = await send(owner, { ...body, securityCode: '000' });
    expect((await problemOf(wrong)).code).toBe('LW-PAY-011');
    const stranger = await edge.signedIn('pastdue30');
    const foreign = await send(stranger, body);
    expect((await problemOf(foreign)).code).toBe('LW-PAY-034');
  });

  const locked = [
    ['billing', 403],
    ['standard', 403],
    ['admin', 200],
  ] as const;
  test.each(locked)(
    'answers the user %s with %i: who cannot pay has no use for a token',
    async (username, status) => {
      const response = await send(await edge.signedIn(username), card('approved'));
      expect(response.status).toBe(status);
    },
  );

  test('answers nobody who is not signed in', async () => {
    expect((await send(edge.browser(), card('approved'))).status).toBe(401);
  });

  test('slows down who tries card after card, and lets them go on after the wait', async () => {
    edge.holdTime();
    const tester = await edge.signedIn('pastdue12');
    const answers: Response[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      answers.push(await send(tester, card('declined', { securityCode: '000' })));
    }
    expect(answers.map(({ status }) => status).slice(0, 10)).toEqual(Array(10).fill(402));
    const refused = answers.at(-1);
    expect(refused?.status).toBe(429);
    const wait = Number(refused?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    edge.passTime(wait * 1_000);
    expect((await send(tester, card('approved'))).status).toBe(200);
  });

  test('slows down a user who tries from many sessions, and not the colleague who enters a card meanwhile', async () => {
    edge.holdTime();
    const answers: number[] = [];
    for (let session = 0; session < 5; session += 1) {
      const tester = await edge.signedIn('credit');
      for (let attempt = 0; attempt < 5; attempt += 1) {
        answers.push((await send(tester, card('approved', { securityCode: '000' }))).status);
      }
    }
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(402));
    expect(answers.slice(20)).toContain(429);
    const colleague = await edge.signedIn('credit-admin');
    expect((await send(colleague, card('approved'))).status).toBe(200);
  });

  test('takes a small JSON body and nothing else', async () => {
    const form = await owner.send('POST', restPaths.cardData, 'cardNumber=4000000000000002', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(415);
    expect((await send(owner, card('approved', { nameOnCard: 'x'.repeat(3_000) }))).status).toBe(413);
    expect((await send(owner, { ...card('approved'), trackData: 'x' })).status).toBe(400);
  });

  test('says that payments are not possible while the processor is down, and keeps no token', async () => {
    await owner.send('PUT', '/api/demo/processor', { mode: 'down' });
    const response = await send(owner, card('approved'));
    expect([response.status, (await problemOf(response)).code]).toEqual([503, 'LW-PAY-060']);
    await owner.send('PUT', '/api/demo/processor', { mode: 'none' });
  });

  test('finds a security code wherever one stands, and none in what is there by chance', () => {
    const line = (values: object) => withoutChance(JSON.stringify(values));
    for (const value of [{ code: '739' }, { msg: 'code 7391' }, { code: 739 }, { path: '/a/7391' }])
      expect(line(value)).toMatch(/\b7391?\b/);
    for (const value of [
      { reqId: '01a20624-c5d3-7391-9d8d-21516f5e777e' },
      { at: '2026-11-22T03:43:23.739Z', time: 1795399402739, ms: 739.1 },
      { reference: '7391-WQ3Y' },
    ])
      expect(line(value)).not.toMatch(/\b7391?\b/);
  });

  test('leaves no card number, account number or security code in logs or database, however a call ends', async () => {
    const secret = { number: numberOf('approvedMastercard'), code: '7391', account: '90817263544' };
    await send(owner, card('approvedMastercard', { securityCode: '739' }));
    await send(owner, card('approvedMastercard', { securityCode: secret.code }));
    await send(owner, card('approvedMastercard', { postalCode: secret.number }));
    await send(owner, card('approvedMastercard', { type: secret.number }));
    await send(owner, card('approvedMastercard', { [secret.number]: secret.number }));
    await send(owner, bank('bankSettles', { accountNumber: secret.account }));
    await send(owner, `{"cardNumber":"${secret.number}", "securityCode":"${secret.code}"`);
    await owner.get(`/api/pub/nothing?cardNumber=${secret.number}`);
    for (const [place, text] of [
      ['logs', edge.logs.join('\n')],
      ['database', await storedText(under.database)],
    ] as const) {
      expect(text.length, place).toBeGreaterThan(1_000);
      for (const value of [secret.number, secret.account]) expect(text, place).not.toContain(value);
      expect(text, place).not.toMatch(/security_?code/i);
      expect(withoutChance(text), place).not.toMatch(/\b7391?\b/);
    }
    if (under.settings.database.kind !== 'pglite') return;
    // Not even where the database has written and forgotten: its own files, write-ahead log included.
    const { directory } = under.settings.database;
    for (const file of readdirSync(directory, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const bytes = readFileSync(join(file.parentPath, file.name));
      for (const value of [secret.number, secret.account])
        expect(bytes.includes(value), file.name).toBe(false);
    }
  });

  test('lets nobody try a saved card’s codes one after the other, however patient they are', async () => {
    edge.holdTime();
    const body = { type: 'savedCard', paymentMethodId: await savedCard('maple'), securityCode: '000' };
    // Each time with other letters of the id in capitals, which makes it no other card.
    const spelled = (way: number) => {
      let letters = 0;
      return body.paymentMethodId.replaceAll(/[a-f]/g, (sign) =>
        (way >> letters++) & 1 ? sign.toUpperCase() : sign,
      );
    };
    let tried = 0;
    for (let session = 0; session < 6; session += 1) {
      const patient = await edge.signedIn('maple');
      for (let minute = 0; minute < 10; minute += 1) {
        const paymentMethodId = spelled(session * 10 + minute);
        if ((await send(patient, { ...body, paymentMethodId })).status === 402) tried += 1;
        edge.passTime(60_000);
      }
    }
    expect(tried).toBeGreaterThanOrEqual(10);
    expect(tried).toBeLessThan(25);
    // No other card waits for it, and the right code is the end of it.
    const owners = await edge.signedIn('maple');
    expect((await send(owners, card('approved'))).status).toBe(200);
    edge.passTime(3_600_000);
    const later = await edge.signedIn('maple');
    expect((await send(later, { ...body, securityCode: '737' })).status).toBe(200);
    expect((await send(later, body)).status).toBe(402);
  });
});

/** A text without its ids, times and references: by chance these hold any three or four digits in a row. */
function withoutChance(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '')
    .replaceAll(/"(?:time|ms)":[\d.]+/g, '')
    .replaceAll(/"[0-9A-Z]{4}-[0-9A-Z]{4}"/g, '""');
}
