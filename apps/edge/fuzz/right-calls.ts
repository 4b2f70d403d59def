import { randomUUID } from 'node:crypto';
import { analyticsRequirements, bankReturn, MakePaymentDocument, restPaths } from '@linework/contract';
import { bankConnectionAnswer, signInAnswer } from '@linework/contract/schemas';
import { demoPassword } from '@linework/fixtures';
import { printSituation, situationsPath, usualSituation } from '@linework/review';
import { z } from 'zod';
import { hashToken, newToken as newSecret } from '../src/access/tokens.ts';
import { addressMessages } from '../src/capabilities/messages/address-messages.ts';
import { reportPath } from '../src/http/content-security-policy.ts';
import { sandboxBankPath } from '../src/sandbox/bank/sandbox-bank-login.ts';
import { sandboxMailboxPath } from '../src/sandbox/mailbox/sandbox-mailbox-html.ts';
import { sandboxBankAccounts, sandboxCards } from '../src/sandbox/processor/sandbox-numbers.ts';
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
