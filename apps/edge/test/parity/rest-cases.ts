import {
  type BankConnectionAnswer,
  bankReturn,
  type RecoveryAnswer,
  restPaths,
  type SignInAnswer,
} from '@linework/contract';
import { type CardDataRequest, recoveryTries } from '@linework/domain';
import { demoPassword } from '@linework/fixtures';
import { pkce, signInBody, tokenBody } from '../support/portal-client.ts';
import type { ParityCase } from './parity-case.ts';
import { askEverything, pay } from './paying.ts';
import type { Portal } from './portal.ts';

/** A REST call of the portal: how it is made rightly, and what else is asked of it. */
export interface CallCases {
  readonly method: 'GET' | 'POST';
  /** Whether it is for whoever has signed in alone. */
  readonly needsSession: boolean;
  readonly body?: object;
  readonly cases: readonly ParityCase[];
}

type CallName = Exclude<keyof typeof restPaths, 'graph' | 'graphAuxiliary'>;

const isCall = (name: string): name is CallName =>
  name in restPaths && name !== 'graph' && name !== 'graphAuxiliary';

export const callNames = Object.keys(restPaths).filter(isCall);

const sent = (name: CallName, body: unknown) => async (portal: Portal) =>
  await portal.send<object>(restPaths[name], { body });

const read = (name: CallName): ParityCase[] =>
  (['current', 'pastDue43', 'softDisconnected', 'pendingCoversPastDue', 'communityCustomer'] as const).map(
    (who) => ({
      what: `of ${who}`,
      code: null,
      who,
      does: async (portal) => await portal.get(restPaths[name]),
    }),
  );

const card = {
  type: 'creditCard',
  cardNumber: '4000 0000 0000 0002',
  nameOnCard: 'Dana Whitfield',
  expiration: '08/39',
  postalCode: '14607',
  securityCode: '123',
} as const satisfies CardDataRequest;
const bank = {
  type: 'bankAccount',
  routingNumber: '999000001',
  accountNumber: '000100001',
  accountType: 'savings',
  nameOnAccount: 'Maple Street Bakery',
} as const satisfies CardDataRequest;

const wrongNumbers: readonly CardDataRequest[] = [
  { ...card, cardNumber: '4242', expiration: '10/26', postalCode: '1', securityCode: '12' },
  { ...card, cardNumber: '4000 0000 0000 0003', nameOnCard: '4000 0000 0000 0002' },
  { ...card, cardNumber: '4x', expiration: '13/30', postalCode: 'ABCDE', securityCode: '1a3' },
  { ...card, cardNumber: '370000000000002', securityCode: '123' },
  { ...bank, routingNumber: '1', accountNumber: '1' },
  { ...bank, nameOnAccount: '4000 0000 0000 0002' },
];

const unlisted: readonly CardDataRequest[] = [
  { ...card, cardNumber: '4242 4242 4242 4242' },
  { ...bank, accountNumber: '123456789' },
  { ...bank, routingNumber: '021000021' },
];

const malformedBodies = [
  {},
  { ...card, type: 'cash' },
  { ...card, nameOnCard: '' },
  { ...card, securityCode: '12345', cardNumber: 4 },
  { ...bank, color: 'blue' },
];

const savedCard = (securityCode: string) => async (portal: Portal) =>
  await portal.send(restPaths.cardData, {
    body: { type: 'savedCard', paymentMethodId: portal.customer.card, securityCode },
  });

const { verifier, challenge } = pkce();

async function signIn(
  portal: Portal,
  { username = ` ${portal.customer.users[0].username.toUpperCase()} `, password = demoPassword } = {},
): Promise<string> {
  const body = signInBody(username, password, challenge);
  return (await portal.send<Partial<SignInAnswer>>(restPaths.signIn, { body })).code ?? 'none';
}

/** Begins at the portal, signs in at the sample bank. @returns what the customer comes back with */
async function comeBack(portal: Portal): Promise<{ readonly state: string; readonly code: string }> {
  const begun = { language: 'en', returnPath: '/billing/pay-bill?open=otp&step=bank' };
  const { address } = await portal.send<BankConnectionAnswer>(restPaths.bankConnections, { body: begun });
  const back = await portal.signInAtBank(address);
  return { state: back.get(bankReturn.state) ?? '', code: back.get(bankReturn.code) ?? '' };
}

/** A document is asked of a statement or of days; what has no sense, or is of nobody's, is refused. */
const documentCases = (path: string): CallCases => ({
  method: 'GET',
  needsSession: true,
  cases: [
    ...['', 'language=es', 'from=2026-01-01&to=2026-11-01&language=es'].map(
      (query): ParityCase => ({
        what: `of "${query}"`,
        code: null,
        does: async (portal) => await portal.get(`${path}?${query}`),
      }),
    ),
    ...['language=de', 'from=2026-02-30&to=2026-03-01', 'to=2026-03-01', 'from=2026-03-02&to=2026-03-01'].map(
      (query): ParityCase => ({
        what: `of ${query}, which is nothing`,
        code: 'LW-SYS-060',
        does: async (portal) => await portal.get(`${path}?${query}`),
      }),
    ),
    ...['none', '7d444840-9dc0-11d1-b245-5ffdce74fad2'].map(
      (id): ParityCase => ({
        what: `of ${id}, which is not there`,
        code: 'LW-STM-010',
        does: async (portal) => await portal.get(`${path}?statement=${id}`),
      }),
    ),
  ],
});

/** A message with one event, of somebody who is signed in or of nobody. */
const events = (user: string | null) => ({
  requirementsVersion: '1',
  user,
  events: [
    {
      id: '019ab3c4-5d6e-7f00-8a1b-2c3d4e5f6071',
      visit: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
      name: 'flowStep',
      flow: 'wallet',
      step: 'add',
    },
  ],
});

/** Every REST call that the portal makes: one that is not here does not compile. */
export const restCases: Readonly<Record<CallName, CallCases>> = {
  signIn: {
    method: 'POST',
    needsSession: false,
    body: signInBody('nobody', demoPassword, challenge),
    cases: [
      { what: 'with the password', code: null, does: async (portal) => await signIn(portal) },
      {
        what: 'with another',
        code: 'LW-AUT-010',
        does: async (portal) => await signIn(portal, { password: 'x' }),
      },
      {
        what: 'as nobody',
        code: 'LW-AUT-010',
        does: async (portal) => await signIn(portal, { username: 'nobody' }),
      },
      {
        what: 'without a password',
        code: 'LW-SYS-060',
        does: async (portal) => await signIn(portal, { password: '' }),
      },
      { what: 'without anything', code: 'LW-SYS-060', does: sent('signIn', { username: 'maple' }) },
    ],
  },
  token: {
    method: 'POST',
    needsSession: false,
    body: tokenBody('none', verifier),
    cases: [
      {
        what: 'for a code, twice',
        code: 'LW-AUT-020',
        changes: true,
        does: async (portal) => {
          const body = tokenBody(await signIn(portal), verifier);
          await portal.send(restPaths.token, { body });
          await portal.send(restPaths.token, { body });
        },
      },
      {
        what: 'for a code that somebody else asked for',
        code: 'LW-AUT-020',
        changes: true,
        does: async (portal) =>
          await portal.send(restPaths.token, {
            body: tokenBody(await signIn(portal), pkce().verifier),
          }),
      },
      { what: 'for no code', code: 'LW-AUT-020', does: sent('token', tokenBody('none', verifier)) },
      { what: 'without anything', code: 'LW-SYS-060', does: sent('token', {}) },
    ],
  },
  recovery: {
    method: 'POST',
    needsSession: false,
    body: { forgotten: 'password', name: 'nobody' },
    cases: [
      {
        what: 'for a password',
        code: null,
        does: async (portal) => {
          const name = portal.customer.users[0].username;
          await portal.send(restPaths.recovery, { body: { forgotten: 'password', name } });
        },
      },
      ...['nobody', 'nobody@nowhere.example', ' x '].map(
        (name): ParityCase => ({
          what: `for the password of "${name}"`,
          code: null,
          does: sent('recovery', { forgotten: 'password', name }),
        }),
      ),
      {
        what: 'for a username',
        code: null,
        does: sent('recovery', { forgotten: 'username', name: 'nobody@nowhere.example' }),
      },
      ...[
        { forgotten: 'username', name: 'maple' },
        { forgotten: 'password', name: ' ' },
        { forgotten: 'password', name: 'maple@' },
        { forgotten: 'pin', name: 'maple' },
        {},
      ].map(
        (body): ParityCase => ({
          what: `for ${JSON.stringify(body)}, which is nothing`,
          code: 'LW-SYS-060',
          does: sent('recovery', body),
        }),
      ),
    ],
  },
  recoveryCode: {
    method: 'POST',
    needsSession: false,
    body: { recovery: challenge, code: '00000000' },
    cases: [
      {
        what: 'mistyped too often',
        code: 'LW-AUT-042',
        does: async (portal) => {
          const { recovery } = await portal.send<RecoveryAnswer>(restPaths.recovery, {
            body: { forgotten: 'password', name: 'nobody' },
          });
          for (let times = 0; times <= recoveryTries; times += 1)
            await portal.send(restPaths.recoveryCode, { body: { recovery, code: '00000000' } });
        },
      },
      {
        what: 'for a username, which needs none',
        code: 'LW-AUT-042',
        does: async (portal) => {
          const body = { forgotten: 'username', name: 'nobody@nowhere.example' };
          const { recovery } = await portal.send<RecoveryAnswer>(restPaths.recovery, { body });
          await portal.send(restPaths.recoveryCode, { body: { recovery, code: '00000000' } });
        },
      },
      {
        what: 'that nobody asked for',
        code: 'LW-AUT-042',
        does: sent('recoveryCode', { recovery: challenge, code: '00000000' }),
      },
      ...[{ recovery: challenge, code: '123' }, { recovery: 'x', code: '00000000' }, {}].map(
        (body): ParityCase => ({
          what: `of ${JSON.stringify(body)}, which is none`,
          code: 'LW-SYS-060',
          does: sent('recoveryCode', body),
        }),
      ),
    ],
  },
  recoveryPassword: {
    method: 'POST',
    needsSession: false,
    body: { grant: challenge, password: 'correct horse battery' },
    cases: [
      {
        what: 'that nobody may choose',
        code: 'LW-AUT-042',
        does: sent('recoveryPassword', { grant: challenge, password: 'correct horse battery' }),
      },
      { what: 'without anything', code: 'LW-SYS-060', does: sent('recoveryPassword', {}) },
    ],
  },
  session: { method: 'GET', needsSession: true, cases: read('session') },
  ping: {
    method: 'POST',
    needsSession: true,
    cases: [{ what: 'by somebody who is there', code: null, does: sent('ping', {}) }],
  },
  logout: {
    method: 'POST',
    needsSession: true,
    cases: [{ what: 'once', code: null, changes: true, does: sent('logout', {}) }],
  },
  accounts: { method: 'GET', needsSession: true, cases: read('accounts') },
  services: { method: 'GET', needsSession: true, cases: read('services') },
  delinquencySchedule: { method: 'GET', needsSession: true, cases: read('delinquencySchedule') },
  compliance: { method: 'GET', needsSession: true, cases: read('compliance') },
  cardData: {
    method: 'POST',
    needsSession: true,
    body: card,
    cases: [
      { what: 'of a card', code: null, does: sent('cardData', card) },
      { what: 'of a bank account', code: null, does: sent('cardData', bank) },
      ...wrongNumbers.map((body) => ({
        what: `that is wrong: ${JSON.stringify(body)}`,
        code: 'LW-PAY-046' as const,
        does: sent('cardData', body),
      })),
      ...unlisted.map((body) => ({
        what: `that nobody knows: ${JSON.stringify(body)}`,
        code: 'LW-PAY-012' as const,
        does: sent('cardData', body),
      })),
      ...malformedBodies.map((body) => ({
        what: `that is none: ${JSON.stringify(body)}`,
        code: 'LW-SYS-060' as const,
        does: sent('cardData', body),
      })),
      { what: 'that is no JSON', code: 'LW-SYS-060', does: sent('cardData', '{') },
      {
        what: 'of a card with a code that fails',
        code: 'LW-PAY-011',
        does: sent('cardData', { ...card, securityCode: '000' }),
      },
      { what: 'of a saved card', code: null, does: savedCard('123') },
      { what: 'of a saved card with a code too long', code: 'LW-PAY-046', does: savedCard('1234') },
      { what: 'of a saved card with a code that is none', code: 'LW-PAY-046', does: savedCard('12') },
      { what: 'of a saved card with a code that fails', code: 'LW-PAY-011', does: savedCard('000') },
      {
        what: 'of a saved bank account',
        code: 'LW-PAY-034',
        does: async (portal) =>
          await portal.send(restPaths.cardData, {
            body: { type: 'savedCard', paymentMethodId: portal.customer.bank, securityCode: '123' },
          }),
      },
      {
        what: 'of a card that is not there',
        code: 'LW-PAY-034',
        does: sent('cardData', { type: 'savedCard', paymentMethodId: 'none', securityCode: '123' }),
      },
    ],
  },
  bankConnections: {
    method: 'POST',
    needsSession: true,
    body: { language: 'en', returnPath: '/billing/pay-bill' },
    cases: [
      {
        what: 'where it is not offered',
        code: 'LW-PAY-061',
        does: sent('bankConnections', { language: 'en', returnPath: '/billing/pay-bill' }),
      },
      {
        what: 'in a language that is not spoken',
        code: 'LW-SYS-060',
        who: 'bankConnect',
        does: sent('bankConnections', { language: 'de', returnPath: '/billing/pay-bill' }),
      },
      ...['https://evil.example/', '//evil.example/billing', 'billing', '/api/pub/session/v1/logout'].map(
        (returnPath): ParityCase => ({
          what: `to come back to ${returnPath}`,
          code: 'LW-SYS-060',
          who: 'bankConnect',
          does: sent('bankConnections', { language: 'en', returnPath }),
        }),
      ),
    ],
  },
  transactionFile: {
    method: 'GET',
    needsSession: true,
    cases: [
      {
        what: 'of everything',
        code: null,
        does: async (portal) => await portal.get(restPaths.transactionFile),
      },
      ...['kind=payment&q=visa', 'of=mobile', 'language=es&from=2026-01-01&max=100.00'].map(
        (query): ParityCase => ({
          what: `of ${query}`,
          code: null,
          does: async (portal) => await portal.get(`${restPaths.transactionFile}?${query}`),
        }),
      ),
      ...['kind=gift', 'from=2026-02-30', 'max=lots', 'language=de', 'of=yours', `q=${'x'.repeat(61)}`].map(
        (query): ParityCase => ({
          what: `of ${query}, which is nothing`,
          code: 'LW-SYS-060',
          does: async (portal) => await portal.get(`${restPaths.transactionFile}?${query}`),
        }),
      ),
    ],
  },
  analytics: {
    method: 'POST',
    needsSession: false,
    body: events(null),
    cases: [
      { what: 'of a visitor', code: null, does: sent('analytics', events(null)) },
      {
        what: 'of whoever is signed in',
        code: null,
        does: async (portal) =>
          await portal.send(restPaths.analytics, { body: events(portal.customer.users[0].id) }),
      },
      {
        what: 'of somebody else',
        code: null,
        does: sent('analytics', events('7d444840-9dc0-41d1-b245-5ffdce74fad2')),
      },
      { what: 'without any', code: 'LW-SYS-060', does: sent('analytics', { ...events(null), events: [] }) },
      {
        what: 'of another version',
        code: 'LW-SYS-060',
        does: sent('analytics', { ...events(null), requirementsVersion: '0' }),
      },
    ],
  },
  statementPdf: documentCases(restPaths.statementPdf),
  statementCsv: documentCases(restPaths.statementCsv),
  connectedBanks: {
    method: 'POST',
    needsSession: true,
    body: { state: 'none', code: 'none' },
    cases: [
      {
        what: 'pays like a typed account',
        code: 'LW-PAY-003',
        changes: true,
        who: 'bankConnect',
        does: async (portal) => {
          const body = await comeBack(portal);
          const { token } = await portal.send<{ token: string }>(restPaths.connectedBanks, { body });
          await pay(portal, { paymentMethodId: null, cardDataToken: token, savePaymentMethod: true });
          await askEverything(portal);
        },
      },
      {
        what: 'once',
        code: 'LW-PAY-061',
        who: 'bankConnect',
        does: async (portal) => {
          const body = await comeBack(portal);
          await portal.send(restPaths.connectedBanks, { body });
          await portal.send(restPaths.connectedBanks, { body });
        },
      },
      {
        what: 'with a code that the bank did not give',
        code: 'LW-PAY-061',
        who: 'bankConnect',
        does: async (portal) => {
          const { state } = await comeBack(portal);
          await portal.send(restPaths.connectedBanks, { body: { state, code: 'none' } });
        },
      },
      {
        what: 'by whoever did not begin it',
        code: 'LW-PAY-061',
        who: 'bankConnect',
        does: sent('connectedBanks', { state: 'none', code: 'none' }),
      },
      {
        what: 'where it is not offered',
        code: 'LW-PAY-061',
        does: sent('connectedBanks', { state: 'a', code: 'b' }),
      },
      { what: 'without anything', code: 'LW-SYS-060', who: 'bankConnect', does: sent('connectedBanks', {}) },
    ],
  },
};
