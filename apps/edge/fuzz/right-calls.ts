import { randomUUID } from 'node:crypto';
import {
  analyticsRequirements,
  bankReturn,
  demoExperimentsPath,
  experimentNames,
  MakePaymentDocument,
  restPaths,
} from '@linework/contract';
import { bankConnectionAnswer, signInAnswer } from '@linework/contract/schemas';
import { demoPassword, storyNow } from '@linework/fixtures';
import { printSituation, situationsPath, usualSituation } from '@linework/review';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { hashToken, newToken as newSecret } from '../src/access/tokens.ts';
import { addressMessages } from '../src/capabilities/messages/address-messages.ts';
import { userHandle } from '../src/capabilities/passkeys/user-handle.ts';
import { reportPath } from '../src/http/content-security-policy.ts';
import { sandboxBankPath } from '../src/sandbox/bank/sandbox-bank-login.ts';
import { sandboxMailboxPath } from '../src/sandbox/mailbox/sandbox-mailbox-html.ts';
import { sandboxBankAccounts, sandboxCards } from '../src/sandbox/processor/sandbox-numbers.ts';
import { authenticator } from '../test/support/authenticator.ts';
import { pkce, signInBody, tokenBody } from '../test/support/portal-client.ts';
import { wholeRound } from '../test/support/rounds.ts';
import { ownAccount } from './fuzz-accounts.ts';
import { type FuzzRequest, plainRequest } from './fuzz-request.ts';
import type { EdgeRoute, FuzzWorld } from './fuzz-world.ts';
import { graphs } from './graph-requests.ts';
import { firstKey, inOrder, rightVariables } from './right-values.ts';
import type { FuzzAnswer } from './send-request.ts';

type RightCall = (world: FuzzWorld) => Promise<FuzzRequest> | FuzzRequest | readonly FuzzRequest[];

const savedCard = ownAccount.facts.methods.find(({ type }) => type === 'creditCard');

const cards = [
  'approved',
  'approvedDebit',
  'declined',
  'silentBeforeCharge',
  'silentAfterCharge',
  'unavailable',
];
const banks = ['bankSettles', 'bankReturns', 'bankDeclined', 'bankSilentAfterCharge'];

/** Methods of every fate but one: a payment of which nobody ever hears again would be the last of its account. */
const cardData: readonly object[] = [
  { type: 'savedCard', paymentMethodId: savedCard?.id, securityCode: '123' },
  ...sandboxCards
    .filter(({ name }) => cards.includes(name))
    .map(({ number }) => ({
      type: 'creditCard',
      cardNumber: number,
      nameOnCard: 'Sample Customer',
      expiration: '2030-12',
      postalCode: '10001',
      securityCode: '123',
    })),
  ...sandboxBankAccounts
    .filter(({ name }) => banks.includes(name))
    .map(({ routingNumber, accountNumber }) => ({
      type: 'bankAccount',
      routingNumber,
      accountNumber,
      accountType: 'checking',
      nameOnAccount: 'Sample Customer',
    })),
];

/** Sends what comes before a call. @throws Error when it is refused: nothing behind it could be called then */
async function before(world: FuzzWorld, request: FuzzRequest): Promise<FuzzAnswer> {
  const answer = await world.send(request);
  if (answer.status < 400) return answer;
  throw new Error(`${request.method} ${request.path} was refused: ${answer.body}`);
}

const post = (path: string, body: object): FuzzRequest => plainRequest('owner', 'POST', path, body);

async function bankPage(world: FuzzWorld): Promise<URL> {
  const begun = await before(
    world,
    post(restPaths.bankConnections, { language: 'en', returnPath: '/billing/pay-bill' }),
  );
  return new URL(bankConnectionAnswer.parse(JSON.parse(begun.body)).address, 'http://localhost');
}

async function bankAnswer(world: FuzzWorld): Promise<FuzzRequest> {
  const { searchParams } = await bankPage(world);
  const request = searchParams.get('request') ?? '';
  const chosen = new URLSearchParams({ request, account: 'pays', answer: 'connect' });
  return plainRequest('owner', 'GET', `${sandboxBankPath}/answer?${chosen}`);
}

/** A message of the owner's, as it stands in the mailbox once it was sent: no worker sends here. */
async function keptMail({ database }: FuzzWorld): Promise<FuzzRequest> {
  await addressMessages(database, wholeRound, new Date(), () => undefined);
  const [kept] = await database.query<{ message_id: string }>(
    `UPDATE message_delivery SET sent_at = now(), next_try_at = NULL, kept_mail = $2::jsonb
     WHERE user_id = $1 RETURNING message_id`,
    [ownAccount.users[0].id, JSON.stringify({ subject: 'A message', html: '<p>', text: 'A message' })],
  );
  if (!kept) throw new Error('The right questions before this tell the owner of something');
  return plainRequest('owner', 'GET', `${sandboxMailboxPath}/${kept.message_id}`);
}

/** A recovery of a demo customer's, as the worker has answered it. */
async function recoveryOfMaple({ database }: FuzzWorld) {
  const recovery = { id: randomUUID(), token: newSecret(), grant: newSecret() };
  await database.query(
    `INSERT INTO account_recovery (id, token_hash, grant_hash, forgotten, created_at, expires_at, looked_at, user_id)
     SELECT $1, $2, $3, 'password', now(), now() + interval '15 minutes', now(), id
     FROM portal_user WHERE username = 'maple'`,
    [recovery.id, hashToken(recovery.token), hashToken(recovery.grant)],
  );
  return recovery;
}

/** A bill of a demo customer's. */
async function billOfMaple(database: FuzzWorld['database']) {
  const [bill] = await database.query<{ id: string; number: string; zip: string }>(
    `SELECT b.id, a.number, a.bill_to_address ->> 'zip' AS zip FROM portal_user u
     JOIN account_member m ON m.user_id = u.id JOIN account a ON a.id = m.account_id JOIN bill b ON b.account_id = a.id
     WHERE u.username = 'maple' ORDER BY b.bill_date DESC LIMIT 1`,
  );
  if (!bill) throw new Error('maple has no bill');
  return bill;
}

/** Somebody who showed a bill and said who they are; each with a bill of their own, since each makes one sign-in. */
async function registrationOfMaple({ database }: FuzzWorld, isConfirmed: boolean) {
  const registration = { id: randomUUID(), token: newSecret() };
  await database.query(
    `INSERT INTO account_registration (id, token_hash, account_id, bill_id, created_at, expires_at, username,
       password_hash, first_name, last_name, email, language, codes, code_expires_at, confirmed_at)
     SELECT $1, $2, m.account_id, $1, now(), now() + interval '1 hour', $3, u.password_hash, 'Dana', 'Whitfield',
       'dana@maplest.example', 'en', 1, now() + interval '15 minutes', CASE WHEN $4::boolean THEN now() END
     FROM portal_user u JOIN account_member m ON m.user_id = u.id WHERE u.username = 'maple'`,
    [registration.id, hashToken(registration.token), `dana-${registration.id}`, isConfirmed],
  );
  return registration;
}

/** The owner's password again, who is given one for it. */
async function enteredAgain({ database }: FuzzWorld): Promise<FuzzRequest> {
  const [owner] = ownAccount.users;
  await database.query(
    `UPDATE portal_user SET password_hash = (SELECT password_hash FROM portal_user WHERE username = 'maple')
     WHERE id = $1`,
    [owner?.id],
  );
  return post(restPaths.reauthentication, { password: demoPassword });
}

/** The same request of the owner's with their password just entered. */
async function confirmed(world: FuzzWorld, request: FuzzRequest): Promise<FuzzRequest> {
  const { headers } = await before(world, await enteredAgain(world));
  const mark = headers['set-cookie']?.find((cookie) => cookie.includes('reauth=')) ?? '';
  const cookie = `${world.callers.headersOf('owner').cookie}; ${mark.replace(/;.*/, '')}`;
  return { ...request, headers: { ...request.headers, cookie } };
}

const appCodeOf = (key: string): string => new TOTP({ secret: Secret.fromBase32(key) }).generate();

/** The owner's authenticator app anew, whose codes were not used. @returns the id that its key follows from */
async function secondStepOfOwner(
  { database }: FuzzWorld,
  standing: 'none' | 'begun' | 'on',
): Promise<string> {
  const [{ id: userId }] = ownAccount.users;
  const id = randomUUID();
  await database.query('DELETE FROM second_step WHERE user_id = $1', [userId]);
  if (standing === 'none') return id;
  await database.query(
    `INSERT INTO second_step (user_id, id, begun_at, turned_on_at)
     VALUES ($1, $2, now(), CASE WHEN $3::boolean THEN now() END)`,
    [userId, id, standing === 'on'],
  );
  return id;
}

/** A challenge that is good for ten minutes: of a session of the owner's, or of the browser that has the verifier. */
async function challengeFor({ database, callers }: FuzzWorld, codeChallenge: string | null): Promise<string> {
  const challenge = newSecret();
  const session =
    /(?:^|; )(?:__Host-)?session=([^;]+)/.exec(callers.headersOf('owner').cookie ?? '')?.[1] ?? '';
  await database.query(
    `INSERT INTO passkey_challenge (challenge_hash, code_challenge, session_id, expires_at)
     VALUES ($1, $2, CASE WHEN $2::text IS NULL THEN (SELECT id FROM portal_session WHERE token_hash = $3) END,
       now() + interval '10 minutes')`,
    [hashToken(challenge), codeChallenge, hashToken(session)],
  );
  return challenge;
}

/** What devices say to one host, by which is then asked. */
const saidHere = { origin: 'http://localhost', rpId: 'localhost' };
const here = { host: 'localhost' };

/** The owner's one passkey, made anew. @returns its device and its id */
async function passkeyOfOwner(world: FuzzWorld) {
  const [{ id: userId }] = ownAccount.users;
  const [device, id] = [authenticator(), randomUUID()];
  await world.database.query('DELETE FROM passkey WHERE user_id = $1', [userId]);
  await world.database.query(
    `INSERT INTO passkey
       (id, user_id, credential_id, public_key, counter, transports, is_backed_up, browser, system, made_at)
     VALUES ($1, $2, $3, $4, 0, '[]', true, 'chrome', 'windows', now())`,
    [id, userId, Buffer.from(device.id, 'base64url'), device.publicKey],
  );
  return { device, id, userHandle: userHandle(userId) };
}

/** An alert above the owner's pages, which may be closed. */
async function alertOfOwner({ database }: FuzzWorld): Promise<string> {
  const id = 'alert-of-the-owner';
  await database.query(
    `INSERT INTO page_alert (id, pid, type, severity, body, starts_at, account_id)
     VALUES ($1, $1, 'other', 'warning', $2::jsonb, $3, $4) ON CONFLICT DO NOTHING`,
    [id, JSON.stringify({ en: 'Something', es: 'Algo' }), new Date(storyNow), ownAccount.facts.account.id],
  );
  return id;
}

const situationsAnswer = z.object({ token: z.string() });

/** How each call that needs more than its path is made so that it succeeds. */
const rightCalls: Readonly<Record<string, RightCall>> = {
  [`POST ${restPaths.signIn}`]: () =>
    plainRequest('nobody', 'POST', restPaths.signIn, signInBody('maple', demoPassword, pkce().challenge)),
  [`POST ${restPaths.token}`]: async (world) => {
    const { verifier, challenge } = pkce();
    const body = signInBody('maple', demoPassword, challenge);
    const signedIn = await before(world, plainRequest('nobody', 'POST', restPaths.signIn, body));
    const { code } = signInAnswer.parse(JSON.parse(signedIn.body));
    return plainRequest('nobody', 'POST', restPaths.token, tokenBody(code, verifier));
  },
  [`POST ${restPaths.recovery}`]: () =>
    plainRequest('nobody', 'POST', restPaths.recovery, { forgotten: 'password', name: 'maple' }),
  [`POST ${restPaths.recoveryCode}`]: async (world) => {
    const { id, token } = await recoveryOfMaple(world);
    const shown = { recovery: token, code: world.codeOf(id) };
    return plainRequest('nobody', 'POST', restPaths.recoveryCode, shown);
  },
  [`POST ${restPaths.recoveryPassword}`]: async (world) => {
    const { grant } = await recoveryOfMaple(world);
    const chosen = { grant, password: demoPassword };
    return plainRequest('nobody', 'POST', restPaths.recoveryPassword, chosen);
  },
  [`POST ${restPaths.registration}`]: async ({ database, billCodeOf }) => {
    const bill = await billOfMaple(database);
    const { number: accountNumber, zip } = bill;
    const shown = { accountNumber, zip, securityCode: billCodeOf(bill.id) };
    return plainRequest('nobody', 'POST', restPaths.registration, shown);
  },
  [`POST ${restPaths.registrationDetails}`]: async (world) => {
    const { token: registration } = await registrationOfMaple(world, false);
    const details = {
      registration,
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: 'dana@maplest.example',
      username: `dana-${randomUUID()}`,
      password: 'four words that rhyme',
    };
    return plainRequest('nobody', 'POST', restPaths.registrationDetails, details);
  },
  [`POST ${restPaths.registrationCode}`]: async (world) => {
    const { id, token: registration } = await registrationOfMaple(world, false);
    const shown = { registration, code: world.addressCodeOf(`${id}/1`) };
    return plainRequest('nobody', 'POST', restPaths.registrationCode, shown);
  },
  [`POST ${restPaths.registrationName}`]: async (world) => {
    const { token: registration } = await registrationOfMaple(world, true);
    const chosen = { registration, username: `dana-${randomUUID()}` };
    return plainRequest('nobody', 'POST', restPaths.registrationName, chosen);
  },
  [`POST ${restPaths.reauthentication}`]: async (world) => await enteredAgain(world),
  [`POST ${restPaths.password}`]: async (world) =>
    await confirmed(world, post(restPaths.password, { password: demoPassword })),
  [`POST ${restPaths.secondStepSetUp}`]: async (world) => {
    await secondStepOfOwner(world, 'none');
    return await confirmed(world, post(restPaths.secondStepSetUp, {}));
  },
  [`POST ${restPaths.secondStepOn}`]: async (world) => {
    const id = await secondStepOfOwner(world, 'begun');
    const code = appCodeOf(world.appKeyOf(id));
    return await confirmed(world, post(restPaths.secondStepOn, { code }));
  },
  [`POST ${restPaths.spareCodes}`]: async (world) => {
    await secondStepOfOwner(world, 'on');
    return await confirmed(world, post(restPaths.spareCodes, {}));
  },
  [`POST ${restPaths.secondStepOff}`]: async (world) => {
    await secondStepOfOwner(world, 'on');
    return await confirmed(world, post(restPaths.secondStepOff, {}));
  },
  [`POST ${restPaths.secondStepCode}`]: async (world) => {
    const id = await secondStepOfOwner(world, 'on');
    const { verifier, challenge } = pkce();
    const code = newSecret();
    await world.database.query(
      `INSERT INTO authorization_code
         (code_hash, user_id, account_id, code_challenge, remember_me, expires_at, awaits_second_step)
       VALUES ($1, $2, $3, $4, false, now() + interval '10 minutes', true)`,
      [hashToken(code), ownAccount.users[0].id, ownAccount.facts.account.id, challenge],
    );
    const shown = { code, code_verifier: verifier, second_code: appCodeOf(world.appKeyOf(id)) };
    return plainRequest('nobody', 'POST', restPaths.secondStepCode, shown);
  },
  [`POST ${restPaths.passkeySetUp}`]: async (world) => {
    await passkeyOfOwner(world);
    return await confirmed(world, post(restPaths.passkeySetUp, {}));
  },
  [`POST ${restPaths.passkeyAdd}`]: async (world) => {
    await passkeyOfOwner(world);
    const challenge = await challengeFor(world, null);
    const credential = authenticator().make({ challenge, ...saidHere });
    return await confirmed(world, plainRequest('owner', 'POST', restPaths.passkeyAdd, { credential }, here));
  },
  [`POST ${restPaths.passkeyRename}`]: async (world) => {
    const { id: passkeyId } = await passkeyOfOwner(world);
    return post(restPaths.passkeyRename, { passkeyId, name: 'Shop phone' });
  },
  [`POST ${restPaths.passkeyRemove}`]: async (world) => {
    const { id: passkeyId } = await passkeyOfOwner(world);
    return await confirmed(world, post(restPaths.passkeyRemove, { passkeyId }));
  },
  [`POST ${restPaths.passkeyChallenge}`]: () =>
    plainRequest('nobody', 'POST', restPaths.passkeyChallenge, { code_challenge: pkce().challenge }),
  [`POST ${restPaths.passkeySignIn}`]: async (world) => {
    const { device, userHandle: handle } = await passkeyOfOwner(world);
    const { verifier, challenge: codeChallenge } = pkce();
    const challenge = await challengeFor(world, codeChallenge);
    const credential = device.sign({ challenge, ...saidHere }, handle);
    const shown = { code_verifier: verifier, remember_me: false, credential };
    return plainRequest('nobody', 'POST', restPaths.passkeySignIn, shown, here);
  },
  [`POST ${restPaths.deviceSignOut}`]: () => post(restPaths.deviceSignOut, { deviceId: randomUUID() }),
  [`POST ${restPaths.dismissedAlerts}`]: async (world) =>
    post(restPaths.dismissedAlerts, { id: await alertOfOwner(world) }),
  [`GET ${restPaths.communityStatus}`]: () =>
    plainRequest('owner', 'GET', restPaths.communityStatus, undefined, { host: 'community.localhost' }),
  [`POST ${restPaths.cardData}`]: () => cardData.map((body) => post(restPaths.cardData, body)),
  [`POST ${restPaths.bankConnections}`]: () =>
    post(restPaths.bankConnections, { language: 'en', returnPath: '/billing/pay-bill' }),
  [`POST ${restPaths.connectedBanks}`]: async (world) => {
    const { headers } = await before(world, await bankAnswer(world));
    const { searchParams } = new URL(headers.location ?? '');
    return post(restPaths.connectedBanks, {
      state: searchParams.get(bankReturn.state),
      code: searchParams.get(bankReturn.code),
    });
  },
  [`GET ${sandboxBankPath}`]: async (world) => {
    const { pathname, search } = await bankPage(world);
    return plainRequest('owner', 'GET', `${pathname}${search}`);
  },
  [`GET ${sandboxBankPath}/answer`]: bankAnswer,
  [`GET ${sandboxMailboxPath}/:id`]: keptMail,
  [`POST ${restPaths.analytics}`]: () =>
    post(restPaths.analytics, {
      requirementsVersion: analyticsRequirements,
      user: ownAccount.users[0].id,
      events: [
        {
          id: '019ab3c4-5d6e-7f00-8a1b-2c3d4e5f6071',
          visit: randomUUID(),
          name: 'outcome',
          code: 'LW-PAY-001',
          page: 'payBill',
        },
      ],
    }),
  [`POST ${reportPath}`]: () =>
    plainRequest('nobody', 'POST', reportPath, {
      'csp-report': {
        'violated-directive': 'script-src',
        'blocked-uri': 'inline',
        'document-uri': 'http://localhost/login',
      },
    }),
  'PUT /api/demo/clock': () =>
    plainRequest('nobody', 'PUT', '/api/demo/clock', { now: '2026-12-01T12:00:00-05:00' }),
  'PUT /api/demo/bill-pay': () => plainRequest('nobody', 'PUT', '/api/demo/bill-pay', { unavailable: false }),
  'PUT /api/demo/toggles': () =>
    plainRequest('nobody', 'PUT', '/api/demo/toggles', { toggle: 'speedTest', on: null }),
  [`PUT ${demoExperimentsPath}`]: () =>
    plainRequest('nobody', 'PUT', demoExperimentsPath, { experiment: experimentNames[0], variant: null }),
  'PUT /api/demo/page-alerts': () =>
    plainRequest('nobody', 'PUT', '/api/demo/page-alerts', { shown: 'several' }),
  'PUT /api/demo/documents': () =>
    plainRequest('nobody', 'PUT', '/api/demo/documents', { unavailable: false }),
  'PUT /api/demo/maintenance': () => plainRequest('nobody', 'PUT', '/api/demo/maintenance', { on: true }),
  'PUT /api/demo/processor': () =>
    ['down', 'silentBeforeCharge', 'silentAfterCharge', 'none'].map((mode) =>
      plainRequest('nobody', 'PUT', '/api/demo/processor', { mode }),
    ),
  [`POST ${situationsPath}`]: async (world) => {
    const { body, headers } = await before(world, plainRequest('nobody', 'GET', situationsPath));
    const { token } = situationsAnswer.parse(JSON.parse(body));
    const [cookie = ''] = headers['set-cookie']?.[0]?.split(';') ?? [];
    const choice = { situation: printSituation(usualSituation) };
    return plainRequest('nobody', 'POST', situationsPath, choice, { cookie, 'x-xsrf-token': token });
  },
  ...Object.fromEntries(
    graphs.map(({ path, documents: [document] }) => [
      `POST ${path}`,
      () => post(path, { documentId: document?.id, variables: document ? rightVariables(document) : {} }),
    ]),
  ),
};

/** Calls of a route that succeed: its own, those of the GET for a HEAD, or its path and no more. */
export async function rightCallsOf({ method, path }: EdgeRoute, world: FuzzWorld): Promise<FuzzRequest[]> {
  const known =
    rightCalls[`${method} ${path}`] ?? (method === 'HEAD' ? rightCalls[`GET ${path}`] : undefined);
  if (!known) return [plainRequest('owner', method, path)];
  return [await known(world)].flat().map((request) => ({ ...request, method }));
}

/** A new method's token, for what needs one before any other call is made. */
export const newToken = (): FuzzRequest => post(restPaths.cardData, cardData[1] ?? {});

/** One right call of each document, in an order in which all of them succeed. */
export const rightQuestions = (): FuzzRequest[] =>
  graphs.flatMap(({ path, documents }) =>
    documents
      .toSorted(inOrder)
      .map((document) =>
        plainRequest(
          'owner',
          'POST',
          path,
          { documentId: document.id, variables: rightVariables(document) },
          { 'idempotency-key': document.id === MakePaymentDocument.id ? firstKey : randomUUID() },
        ),
      ),
  );
