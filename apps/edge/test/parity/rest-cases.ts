import {
  analyticsRequirements,
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

/** Answers of passkeys in shape: none of them was ever asked for. */
const answer = { id: 'cGFzc2tleQ', rawId: 'cGFzc2tleQ', type: 'public-key', clientExtensionResults: {} };
const clientDataJSON = 'e30';
const signed = { ...answer, response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' } };
const made = { ...answer, response: { clientDataJSON, attestationObject: 'oA' } };
const nobodys = '01900000-0000-7000-8000-000000000000';

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
  requirementsVersion: analyticsRequirements,
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

const noBill = { accountNumber: '0000 0000 0000 0000', zip: '14607', securityCode: '00000000' };
const details = {
  registration: challenge,
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@maplest.example',
  username: 'maple-street',
  password: 'four words that rhyme',
};

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
  registration: {
    method: 'POST',
    needsSession: false,
    body: noBill,
    cases: [
      { what: 'without such a bill', code: 'LW-AUT-044', does: sent('registration', noBill) },
      {
        what: 'with another security code',
        code: 'LW-AUT-044',
        does: async (portal) => {
          const { number, billToAddress } = portal.customer.facts.account;
          const body = { ...noBill, accountNumber: number, zip: billToAddress.zip };
          await portal.send(restPaths.registration, { body });
        },
      },
      ...[
        { ...noBill, accountNumber: '123' },
        { ...noBill, zip: 'none' },
        { ...noBill, securityCode: '123' },
        {},
      ].map(
        (body): ParityCase => ({
          what: `with ${JSON.stringify(body)}, which is none`,
          code: 'LW-SYS-060',
          does: sent('registration', body),
        }),
      ),
    ],
  },
  registrationDetails: {
    method: 'POST',
    needsSession: false,
    body: details,
    cases: [
      { what: 'that nobody began', code: 'LW-AUT-048', does: sent('registrationDetails', details) },
      ...[
        { ...details, firstName: '4000 0000 0000 0002' },
        { ...details, lastName: ' ' },
        { ...details, email: 'dana@' },
        { ...details, username: 'd' },
        {},
      ].map(
        (body): ParityCase => ({
          what: `of ${JSON.stringify(body)}, which are none`,
          code: 'LW-SYS-060',
          does: sent('registrationDetails', body),
        }),
      ),
    ],
  },
  registrationCode: {
    method: 'POST',
    needsSession: false,
    body: { registration: challenge, code: '00000000' },
    cases: [
      {
        what: 'that nobody was sent',
        code: 'LW-AUT-042',
        does: sent('registrationCode', { registration: challenge, code: '00000000' }),
      },
      { what: 'without anything', code: 'LW-SYS-060', does: sent('registrationCode', {}) },
    ],
  },
  secondStepCode: {
    method: 'POST',
    needsSession: false,
    body: { code: challenge, code_verifier: challenge, second_code: '123456' },
    cases: [
      {
        what: 'that no sign-in waits for',
        code: 'LW-AUT-051',
        does: sent('secondStepCode', { code: challenge, code_verifier: challenge, second_code: '123456' }),
      },
      { what: 'without anything', code: 'LW-SYS-060', does: sent('secondStepCode', {}) },
    ],
  },
  passkeyChallenge: {
    method: 'POST',
    needsSession: false,
    body: { code_challenge: challenge },
    cases: [
      { what: 'of a browser', code: null, does: sent('passkeyChallenge', { code_challenge: challenge }) },
      { what: 'without anything', code: 'LW-SYS-060', does: sent('passkeyChallenge', {}) },
    ],
  },
  passkeySignIn: {
    method: 'POST',
    needsSession: false,
    body: { code_verifier: challenge, remember_me: false, credential: signed },
    cases: [
      {
        what: 'that nobody has',
        code: 'LW-AUT-052',
        does: sent('passkeySignIn', { code_verifier: challenge, remember_me: false, credential: signed }),
      },
      { what: 'without anything', code: 'LW-SYS-060', does: sent('passkeySignIn', {}) },
    ],
  },
  registrationName: {
    method: 'POST',
    needsSession: false,
    body: { registration: challenge, username: 'maple-street' },
    cases: [
      {
        what: 'that nobody has to choose',
        code: 'LW-AUT-048',
        does: sent('registrationName', { registration: challenge, username: 'maple-street' }),
      },
      {
        what: 'that is none',
        code: 'LW-SYS-060',
        does: sent('registrationName', { registration: challenge, username: 'maple street' }),
      },
    ],
  },
  session: { method: 'GET', needsSession: true, cases: read('session') },
  signInData: {
    method: 'GET',
    needsSession: true,
    cases: [
      // Of somebody whom nobody else signs in as: every session is told of.
      ...read('signInData').map((one) => ({ ...one, changes: true })),
      {
        what: 'on a customer’s behalf',
        who: 'onBehalf',
        code: 'LW-AUT-050',
        does: async (portal) => await portal.get(restPaths.signInData),
      },
    ],
  },
  ping: {
    method: 'POST',
    needsSession: true,
    cases: [{ what: 'by somebody who is there', code: null, does: sent('ping', {}) }],
  },
  reauthentication: {
    method: 'POST',
    needsSession: true,
    body: { password: demoPassword },
    cases: [
      {
        what: 'with another password',
        code: 'LW-AUT-047',
        does: sent('reauthentication', { password: 'x' }),
      },
      { what: 'without any', code: 'LW-SYS-060', does: sent('reauthentication', {}) },
      {
        what: 'with a code of a second step that is off',
        code: null,
        does: sent('reauthentication', { password: demoPassword, secondCode: '123456' }),
      },
    ],
  },
  password: {
    method: 'POST',
    needsSession: true,
    body: { password: 'four words that rhyme' },
    cases: [
      {
        what: 'without the old one',
        code: 'LW-AUT-046',
        does: sent('password', { password: 'four words that rhyme' }),
      },
      { what: 'without any', code: 'LW-SYS-060', does: sent('password', {}) },
    ],
  },
  secondStep: { method: 'GET', needsSession: true, cases: read('secondStep') },
  secondStepSetUp: {
    method: 'POST',
    needsSession: true,
    body: {},
    cases: [{ what: 'without the password', code: 'LW-AUT-046', does: sent('secondStepSetUp', {}) }],
  },
  secondStepOn: {
    method: 'POST',
    needsSession: true,
    body: { code: '123456' },
    cases: [
      { what: 'without the password', code: 'LW-AUT-046', does: sent('secondStepOn', { code: '123456' }) },
      { what: 'without a code', code: 'LW-SYS-060', does: sent('secondStepOn', {}) },
    ],
  },
  spareCodes: {
    method: 'POST',
    needsSession: true,
    body: {},
    cases: [{ what: 'without the password', code: 'LW-AUT-046', does: sent('spareCodes', {}) }],
  },
  secondStepOff: {
    method: 'POST',
    needsSession: true,
    body: {},
    cases: [{ what: 'without the password', code: 'LW-AUT-046', does: sent('secondStepOff', {}) }],
  },
  passkeys: { method: 'GET', needsSession: true, cases: read('passkeys') },
  passkeySetUp: {
    method: 'POST',
    needsSession: true,
    body: {},
    cases: [{ what: 'without the password', code: 'LW-AUT-046', does: sent('passkeySetUp', {}) }],
  },
  passkeyAdd: {
    method: 'POST',
    needsSession: true,
    body: { credential: made },
    cases: [
      { what: 'without the password', code: 'LW-AUT-046', does: sent('passkeyAdd', { credential: made }) },
      { what: 'without any', code: 'LW-SYS-060', does: sent('passkeyAdd', {}) },
    ],
  },
  passkeyRename: {
    method: 'POST',
    needsSession: true,
    body: { passkeyId: nobodys, name: 'Shop phone' },
    cases: [
      {
        what: 'that is nobody’s',
        code: 'LW-AUT-048',
        does: sent('passkeyRename', { passkeyId: nobodys, name: 'Shop phone' }),
      },
      {
        what: 'without a name',
        code: 'LW-SYS-060',
        does: sent('passkeyRename', { passkeyId: nobodys, name: ' ' }),
      },
    ],
  },
  passkeyRemove: {
    method: 'POST',
    needsSession: true,
    body: { passkeyId: nobodys },
    cases: [
      {
        what: 'without the password',
        code: 'LW-AUT-046',
        does: sent('passkeyRemove', { passkeyId: nobodys }),
      },
      { what: 'without any', code: 'LW-SYS-060', does: sent('passkeyRemove', {}) },
    ],
  },
  devices: { method: 'GET', needsSession: true, cases: read('devices') },
  deviceSignOut: {
    method: 'POST',
    needsSession: true,
    body: { deviceId: '7d444840-9dc0-41d1-b245-5ffdce74fad2' },
    cases: [
      {
        what: 'of one that is not there',
        code: null,
        does: sent('deviceSignOut', { deviceId: '7d444840-9dc0-41d1-b245-5ffdce74fad2' }),
      },
      { what: 'of all', code: null, changes: true, does: sent('deviceSignOut', { deviceId: null }) },
      { what: 'of one that is none', code: 'LW-SYS-060', does: sent('deviceSignOut', { deviceId: 'x' }) },
    ],
  },
  logout: {
    method: 'POST',
    needsSession: true,
    cases: [{ what: 'once', code: null, changes: true, does: sent('logout', {}) }],
  },
  accounts: { method: 'GET', needsSession: true, cases: read('accounts') },
  services: { method: 'GET', needsSession: true, cases: read('services') },
  delinquencySchedule: { method: 'GET', needsSession: true, cases: read('delinquencySchedule') },
  pageAlerts: { method: 'GET', needsSession: true, cases: read('pageAlerts') },
  dismissedAlerts: {
    method: 'POST',
    needsSession: true,
    body: { id: 'none' },
    cases: [
      { what: 'that there is not', code: 'LW-SYS-020', does: sent('dismissedAlerts', { id: 'none' }) },
      { what: 'that is not named', code: 'LW-SYS-060', does: sent('dismissedAlerts', {}) },
    ],
  },
  compliance: { method: 'GET', needsSession: true, cases: read('compliance') },
  communityStatus: {
    method: 'GET',
    needsSession: true,
    cases: read('communityStatus').map((one) => ({
      ...one,
      code: one.who === 'communityCustomer' ? null : 'LW-SYS-020',
    })),
  },
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
