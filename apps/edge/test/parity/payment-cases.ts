import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  BillingSummaryDocument,
  CancelScheduledPaymentDocument,
  type CardDataAnswer,
  type GraphSchema,
  MakePaymentDocument,
  MobileDevicesDocument,
  PaymentByKeyDocument,
  PaymentMethodsDocument,
  PaymentOptionsDocument,
  PaymentsDocument,
  restPaths,
  ScheduledPaymentsDocument,
  TransactionsDocument,
} from '@linework/contract';
import { type CardDataRequest, cardBrand, digitsOf, outcomeCodes } from '@linework/domain';
import { type Customer, dollars, type PaymentInput, paymentInput } from '../support/customers.ts';
import type { ParityCase } from './parity-case.ts';
import type { Portal } from './portal.ts';

type Payload = GraphSchema.MakePaymentPayload;

/** Pays what is due today from the saved bank account, unless told otherwise. */
export async function pay(portal: Portal, change: Partial<PaymentInput> = {}, key: string = randomUUID()) {
  const input = paymentInput(portal.customer, change);
  return (await portal.ask(MakePaymentDocument, { input }, key))?.makePayment;
}

/** Everything that a payment can change of what is told. */
export async function askEverything(portal: Portal): Promise<void> {
  const { accountId } = portal.customer;
  await portal.ask(BillingSummaryDocument, { accountId });
  await portal.ask(PaymentOptionsDocument, { accountId });
  await portal.ask(PaymentMethodsDocument, { accountId });
  await portal.ask(PaymentsDocument, { accountId, first: 3 });
  await portal.ask(TransactionsDocument, { accountId, first: 5 });
  await portal.ask(ScheduledPaymentsDocument, { accountId });
  await portal.get(restPaths.accounts);
  await portal.get(restPaths.services);
}

export const cardData = async (portal: Portal, body: CardDataRequest): Promise<string> =>
  (await portal.send<Partial<CardDataAnswer>>(restPaths.cardData, { body })).token ?? 'none';

/** A saved card and the proof of its security code. */
export const withSecurityCode = async (
  portal: Portal,
  card: string | null,
): Promise<Partial<PaymentInput>> => ({
  paymentMethodId: card,
  cardDataToken: await cardData(portal, {
    type: 'savedCard',
    paymentMethodId: card ?? '',
    securityCode: '123',
  }),
});

export const newCard = (cardNumber: string, expiration = '2039-08'): CardDataRequest => ({
  type: 'creditCard',
  cardNumber,
  nameOnCard: 'Dana Whitfield',
  expiration,
  postalCode: '14607',
  securityCode: cardBrand(cardNumber) === 'amex' ? '1234' : '123',
});

export const newBank = (accountNumber: string): CardDataRequest => ({
  type: 'bankAccount',
  routingNumber: '999000001',
  accountNumber,
  accountType: 'checking',
  nameOnAccount: 'Maple Street Bakery',
});

const approved = newCard('4000000000000002');
const expiresThisMonth = newCard('4000000000000002', '2026-11');

const withNew = async (portal: Portal, request: CardDataRequest): Promise<Partial<PaymentInput>> => ({
  paymentMethodId: null,
  cardDataToken: await cardData(portal, request),
});

/** The published numbers of the sandbox, each with the outcome that it is for. */
const sandboxNumbers = readFileSync(new URL('../../../../docs/sandbox-numbers.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const number = digitsOf(/^\| `([\d ]+)`/.exec(line)?.[1] ?? '');
    const code = outcomeCodes.find((known) => line.includes(known));
    return number && code ? [{ number, code }] : [];
  });

const isBank = (number: string): boolean => number.length < 12;

const bySandboxNumber = sandboxNumbers.map(
  ({ number, code }): ParityCase => ({
    what: `with the number ${number}, to be saved`,
    code,
    changes: true,
    does: async (portal) => {
      const method = await withNew(portal, isBank(number) ? newBank(number) : newCard(number));
      if (method.cardDataToken === 'none') return;
      await pay(portal, { ...method, savePaymentMethod: true });
      await askEverything(portal);
      await pay(portal, { ...method, savePaymentMethod: true });
    },
  }),
);

type Refused = readonly [
  what: string,
  code: NonNullable<ParityCase['code']>,
  who: NonNullable<ParityCase['who']>,
  change: (customer: Customer) => Partial<PaymentInput>,
];

const bank = ({ bank: paymentMethodId }: Customer) => ({ paymentMethodId });
const card = ({ card: paymentMethodId }: Customer) => ({ paymentMethodId });

/** Half of what is left of the device that most is left of, by card. */
const ofDevice = ({ facts, card: paymentMethodId }: Customer): Partial<PaymentInput> => {
  const device = facts.mobile?.devices[0];
  const cents = device?.balance.cents ?? 0;
  return {
    deviceId: device?.id ?? 'none',
    amount: dollars(Math.floor(cents / 2)),
    expectedAmountDue: dollars(cents),
    paymentMethodId,
  };
};

const refused: readonly Refused[] = [
  ['while another is being checked', 'LW-PAY-041', 'checking', () => ({ amount: dollars(100) })],
  ['where nothing can be paid online', 'LW-PAY-033', 'onlineBlocked', bank],
  ['where neither cards nor banks may pay', 'LW-PAY-032', 'bothRestricted', bank],
  ['of figures that have changed', 'LW-PAY-020', 'current', () => ({ expectedAmountDue: dollars(1) })],
  ['of more than the most', 'LW-PAY-022', 'current', () => ({ amount: dollars(500_001) })],
  ['of less than the least', 'LW-PAY-022', 'current', () => ({ amount: dollars(99) })],
  ['of more than is due, not agreed to', 'LW-PAY-024', 'current', () => ({ amount: dollars(17_826) })],
  ['yesterday', 'LW-PAY-021', 'current', () => ({ paymentDate: '2026-11-20' })],
  ['too far ahead', 'LW-PAY-025', 'current', () => ({ paymentDate: '2027-01-21' })],
  ['as the third that is dated', 'LW-PAY-026', 'twoScheduled', () => ({ paymentDate: '2026-11-24' })],
  ['later, of what is past due', 'LW-PAY-027', 'pastDue43', () => ({ paymentDate: '2026-11-24' })],
  ['by card where none may', 'LW-PAY-030', 'cardRestricted', card],
  ['from a bank where none may', 'LW-PAY-031', 'bankRestricted', bank],
  ['with an expired card', 'LW-PAY-034', 'expiredCard', card],
  ['with a method that is not there', 'LW-PAY-034', 'current', () => ({ paymentMethodId: randomUUID() })],
  ['with a method of no such id', 'LW-PAY-034', 'current', () => ({ paymentMethodId: 'none' })],
  ['with a card and no security code', 'LW-PAY-046', 'current', card],
  ['with nothing', 'LW-PAY-046', 'current', () => ({ paymentMethodId: null })],
  [
    'with a token that nobody was given',
    'LW-PAY-013',
    'current',
    () => ({ paymentMethodId: null, cardDataToken: 'none' }),
  ],
  ['of no amount', 'LW-PAY-023', 'current', () => ({ amount: { unit: 'USD', value: '1,00' } })],
  ['in another currency', 'LW-PAY-023', 'current', () => ({ amount: { unit: 'EUR', value: '1.00' } })],
  [
    'of nothing that can be read',
    'LW-PAY-023',
    'current',
    () => ({
      amount: { unit: 'USD', value: '' },
      expectedAmountDue: { unit: 'USD', value: '-' },
      paymentDate: 'today',
    }),
  ],
  [
    'of a device, of more than is left of it',
    'LW-PAY-022',
    'mobileActive',
    (customer) => ({ ...ofDevice(customer), amount: dollars(59_995) }),
  ],
  [
    'of a device, of what was left of it before',
    'LW-PAY-020',
    'mobileActive',
    (customer) => ({ ...ofDevice(customer), expectedAmountDue: dollars(1) }),
  ],
  [
    'of a device, on another day',
    'LW-PAY-025',
    'mobileActive',
    (customer) => ({ ...ofDevice(customer), paymentDate: '2026-11-24' }),
  ],
  [
    'of a device, from a bank account',
    'LW-PAY-031',
    'mobileActive',
    (customer) => ({ ...ofDevice(customer), ...bank(customer) }),
  ],
  ['of a device while mobile service is off', 'LW-MOB-021', 'mobileOff', ofDevice],
  ['of a device that is not there', 'LW-MOB-021', 'current', ofDevice],
  ['on no day', 'LW-PAY-025', 'current', () => ({ paymentDate: '2026-02-30' })],
  [
    'with all of it wrong at once',
    'LW-PAY-022',
    'current',
    () => ({ amount: dollars(1), paymentDate: '2026-11-20', paymentMethodId: 'none' }),
  ],
];

const made: readonly Omit<ParityCase, 'changes'>[] = [
  {
    what: 'from a saved bank account',
    code: 'LW-PAY-003',
    does: async (portal) => {
      await pay(portal);
      await askEverything(portal);
    },
  },
  {
    what: 'with a saved card and its security code',
    code: 'LW-PAY-001',
    does: async (portal) => {
      await pay(portal, await withSecurityCode(portal, portal.customer.card));
      await askEverything(portal);
    },
  },
  {
    what: 'on another day, with a new card that is saved at once',
    code: 'LW-PAY-002',
    does: async (portal) => {
      const method = await withNew(portal, approved);
      await pay(portal, { ...method, paymentDate: '2026-11-24', savePaymentMethod: true });
      await askEverything(portal);
    },
  },
  {
    what: 'that brings service back',
    code: 'LW-PAY-001',
    who: 'softDisconnected',
    does: async (portal) => {
      await pay(portal, await withSecurityCode(portal, portal.customer.card));
      await askEverything(portal);
    },
  },
  {
    what: 'that would bring service back, and nobody knows of',
    code: 'LW-PAY-040',
    who: 'softDisconnected',
    does: async (portal) => {
      await pay(portal, await withNew(portal, newCard('4000000000000200')));
      await askEverything(portal);
    },
  },
  {
    what: 'of a part of a device',
    code: 'LW-PAY-001',
    who: 'mobileActive',
    does: async (portal) => {
      const { accountId, card: saved } = portal.customer;
      await pay(portal, { ...ofDevice(portal.customer), ...(await withSecurityCode(portal, saved)) });
      await askEverything(portal);
      await portal.ask(MobileDevicesDocument, { accountId });
    },
  },
  {
    what: 'of a device that nobody knows of',
    code: 'LW-PAY-040',
    who: 'mobileActive',
    does: async (portal) => {
      const { accountId } = portal.customer;
      const method = await withNew(portal, newCard('4000000000000226'));
      await pay(portal, { ...ofDevice(portal.customer), ...method });
      await askEverything(portal);
      await portal.ask(MobileDevicesDocument, { accountId });
      await pay(portal);
    },
  },
  {
    what: 'of more than is due, agreed to',
    code: 'LW-PAY-003',
    does: async (portal) => {
      await pay(portal, { amount: dollars(20_000), overpaymentConfirmed: true });
      await askEverything(portal);
    },
  },
];

const twice: readonly Omit<ParityCase, 'changes'>[] = [
  {
    what: 'sent again with its key',
    code: 'LW-PAY-003',
    does: async (portal) => {
      const key = randomUUID();
      await pay(portal, {}, key);
      await pay(portal, {}, key.toUpperCase());
    },
  },
  {
    what: 'sent again with its key and the security code verified anew',
    code: 'LW-PAY-001',
    does: async (portal) => {
      const key = randomUUID();
      await pay(portal, await withSecurityCode(portal, portal.customer.card), key);
      await pay(portal, await withSecurityCode(portal, portal.customer.card), key);
    },
  },
  {
    what: 'another, with the key of the first',
    code: 'LW-PAY-042',
    does: async (portal) => {
      const key = randomUUID();
      await pay(portal, {}, key);
      await pay(portal, { amount: dollars(500) }, key);
    },
  },
  {
    what: 'refused, and corrected with its key',
    code: 'LW-PAY-003',
    does: async (portal) => {
      const key = randomUUID();
      await pay(portal, { amount: dollars(1) }, key);
      await pay(portal, {}, key);
    },
  },
  {
    what: 'that was cancelled since, sent again with its key',
    code: 'LW-PAY-002',
    does: async (portal) => {
      const { accountId } = portal.customer;
      const key = randomUUID();
      const dated = { paymentDate: '2026-11-24' } as const;
      const paymentId = (await pay(portal, dated, key))?.payment?.id ?? '';
      await portal.ask(CancelScheduledPaymentDocument, { accountId, paymentId }, randomUUID());
      await portal.ask(PaymentByKeyDocument, { accountId, idempotencyKey: key });
      await pay(portal, dated, key);
    },
  },
  {
    what: 'with the key that cancelled one',
    code: 'LW-PAY-042',
    does: async (portal) => {
      const { accountId } = portal.customer;
      const key = randomUUID();
      const paymentId = (await pay(portal, { paymentDate: '2026-11-24' }))?.payment?.id ?? '';
      await portal.ask(CancelScheduledPaymentDocument, { accountId, paymentId }, key);
      await pay(portal, {}, key);
    },
  },
  {
    what: 'that the processor did not take, sent again with its key and its token',
    code: 'LW-PAY-060',
    does: async (portal) => {
      const key = randomUUID();
      const method = await withNew(portal, newCard('4000000000000234'));
      await pay(portal, method, key);
      await pay(portal, method, key);
      await askEverything(portal);
      await pay(portal, { ...method, amount: dollars(500) }, key);
    },
  },
  {
    what: 'while the first is being checked',
    code: 'LW-PAY-041',
    does: async (portal) => {
      const key = randomUUID();
      const method = await withNew(portal, newCard('4000000000000226'));
      await pay(portal, method, key);
      await pay(portal, method, key);
      await pay(portal);
    },
  },
];

const tokens: readonly ParityCase[] = [
  {
    what: 'with a token that has paid',
    code: 'LW-PAY-013',
    changes: true,
    does: async (portal) => {
      const method = await withNew(portal, approved);
      await pay(portal, { ...method, amount: dollars(500) });
      await pay(portal, { ...method, amount: dollars(500), expectedAmountDue: dollars(17_325) });
    },
  },
  {
    what: 'with a saved card and the token of a new one',
    code: 'LW-PAY-013',
    does: async (portal) =>
      await pay(portal, { ...(await withNew(portal, approved)), paymentMethodId: portal.customer.card }),
  },
  {
    what: 'with the token of a saved card alone',
    code: 'LW-PAY-013',
    does: async (portal) =>
      await pay(portal, {
        ...(await withSecurityCode(portal, portal.customer.card)),
        paymentMethodId: null,
      }),
  },
  {
    what: 'later, with a new card that has expired by then',
    code: 'LW-PAY-034',
    does: async (portal) => {
      const method = await withNew(portal, expiresThisMonth);
      await pay(portal, { ...method, paymentDate: '2026-12-02' });
    },
  },
  {
    what: 'with a new card where no cards may pay',
    code: 'LW-PAY-030',
    who: 'cardRestricted',
    does: async (portal) => await pay(portal, await withNew(portal, approved)),
  },
];

const shortened: readonly ParityCase[] = [
  {
    what: 'without its members',
    code: 'LW-SYS-060',
    does: async (portal) => {
      const { accountId } = portal.customer;
      const variables: { input: Partial<PaymentInput> } = { input: { accountId } };
      const body = { documentId: MakePaymentDocument.id, variables };
      await portal.send<{ data: Payload }>(restPaths.graph, { body, key: randomUUID() });
    },
  },
];

export const makePaymentCases: readonly ParityCase[] = [
  ...[...made, ...twice].map((one) => ({ ...one, changes: true })),
  ...tokens,
  ...shortened,
  ...refused.map(
    ([what, code, who, change]): ParityCase => ({
      what,
      code,
      who,
      does: async (portal) => await pay(portal, change(portal.customer)),
    }),
  ),
  ...bySandboxNumber,
];
