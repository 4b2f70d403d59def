import { randomUUID } from 'node:crypto';
import {
  AuthorizationsDocument,
  AutoPayCancelPreviewDocument,
  AutoPayEnrolmentDocument,
  AutoPayOverviewDocument,
  CancelAutoPayDocument,
  ChangeAutoPayDocument,
  EnrollAutoPayDocument,
  type GraphSchema,
  PayAndEnrollDocument,
} from '@linework/contract';
import { type AccountFacts, authorizationVersion } from '@linework/domain';
import { type KnownAccount, type PaymentInput, paymentInput } from '../support/customers.ts';
import type { ParityCase } from './parity-case.ts';
import { askEverything, cardData, newBank, newCard, withSecurityCode } from './payment-cases.ts';
import type { Portal } from './portal.ts';

type Accepted = Pick<GraphSchema.EnrollAutoPayInput, 'acceptedTerms' | 'textVersion' | 'language'>;

const accepted: Accepted = {
  acceptedTerms: ['electronicPayment', 'service'],
  textVersion: authorizationVersion,
  language: 'en',
};

/** Turns Auto Pay on for all services, by the saved bank account on the due day, unless told otherwise. */
export const enrolmentInput = (
  { accountId, bank }: KnownAccount,
  change: Partial<GraphSchema.EnrollAutoPayInput> = {},
): GraphSchema.EnrollAutoPayInput => ({
  accountId,
  scope: 'allServices',
  paymentMethodId: bank,
  cardDataToken: null,
  debitDay: 5,
  ...accepted,
  ...change,
});

/** Changes the day of all services' Auto Pay, unless told otherwise. */
export const changeInput = (
  { accountId }: KnownAccount,
  change: Partial<GraphSchema.ChangeAutoPayInput> = {},
): GraphSchema.ChangeAutoPayInput => ({
  accountId,
  scopes: ['allServices'],
  paymentMethodId: null,
  cardDataToken: null,
  debitDay: 3,
  ...accepted,
  ...change,
});

/** Pays what is due from the bank account, and enrolls it. */
export const payAndEnrollInput = (
  customer: KnownAccount,
  payment: Partial<PaymentInput> = {},
  enrolment: Partial<GraphSchema.EnrollAutoPayInput> = {},
): GraphSchema.PayAndEnrollInput => ({
  accountId: customer.accountId,
  payment: paymentInput(customer, payment),
  enrolment: enrolmentInput(customer, { paymentMethodId: null, ...enrolment }),
});

/** Everything that Auto Pay can change of what is told. */
async function askAll(portal: Portal): Promise<void> {
  const { accountId } = portal.customer;
  await portal.ask(AutoPayOverviewDocument, { accountId });
  await portal.ask(AutoPayEnrolmentDocument, { accountId });
  await portal.ask(AutoPayCancelPreviewDocument, { accountId });
  await portal.ask(AuthorizationsDocument, { accountId });
  await askEverything(portal);
}

const enroll = async (
  portal: Portal,
  change: Partial<GraphSchema.EnrollAutoPayInput> = {},
  key: string = randomUUID(),
) => await portal.ask(EnrollAutoPayDocument, { input: enrolmentInput(portal.customer, change) }, key);

const change = async (
  portal: Portal,
  changed: Partial<GraphSchema.ChangeAutoPayInput> = {},
  key: string = randomUUID(),
) => await portal.ask(ChangeAutoPayDocument, { input: changeInput(portal.customer, changed) }, key);

const cancel = async (
  portal: Portal,
  scope: GraphSchema.AutoPayScope = 'allServices',
  key?: string,
  seen: string[] | null = null,
) => {
  const { accountId } = portal.customer;
  return await portal.ask(CancelAutoPayDocument, { accountId, scope, seen }, key ?? randomUUID());
};

const withCardNumber = async (portal: Portal, cardNumber: string) => ({
  paymentMethodId: null,
  cardDataToken: await cardData(portal, newCard(cardNumber)),
});

/** Pays and agrees to everything. */
const agreeing = '4000000000000002';
const refusesToBegin = '4000000000000309';
const refusesToEnd = '4000000000000317';
const losesTheOther = '4000000000000325';

type Case = Omit<ParityCase, 'changes'>;
const changing = (cases: readonly Case[]): ParityCase[] => cases.map((one) => ({ ...one, changes: true }));

/** A debit day on which the bank is past change already. */
const debitedSoon =
  (debitDay: number) =>
  (facts: AccountFacts): AccountFacts => ({
    ...facts,
    autoPay: facts.autoPay && { ...facts.autoPay, debitDay, lastDebitDate: '2026-10-31' },
  });

const withMobileService = (facts: AccountFacts): AccountFacts => ({
  ...facts,
  account: { ...facts.account, services: [{ service: 'MOBILE', provisioned: true }] },
});

const declined = (facts: AccountFacts): AccountFacts => ({
  ...facts,
  account: { ...facts.account, status: 'disconnected' },
});

export const enrollCases: readonly ParityCase[] = [
  ...changing([
    {
      what: 'by a saved bank account, twice with one key',
      code: null,
      does: async (portal) => {
        const key = randomUUID();
        await enroll(portal, {}, key);
        await enroll(portal, {}, key);
        await askAll(portal);
      },
    },
    {
      what: 'by a saved card, in Spanish, where a payment waits for its day',
      code: null,
      who: 'twoScheduled',
      does: async (portal) => {
        await enroll(portal, { paymentMethodId: portal.customer.card, language: 'es' });
        await askAll(portal);
      },
    },
    {
      what: 'by a new card, which is saved',
      code: null,
      does: async (portal) => {
        await enroll(portal, await withCardNumber(portal, agreeing));
        await askAll(portal);
      },
    },
    {
      what: 'for mobile service beside all others, by a card',
      code: null,
      named: { change: withMobileService },
      does: async (portal) => {
        await enroll(portal, { paymentMethodId: portal.customer.card });
        await enroll(portal, { paymentMethodId: portal.customer.card, scope: 'mobile', debitDay: 31 });
        await askAll(portal);
        await change(portal, { scopes: ['mobile'], debitDay: 30 });
        await cancel(portal, 'mobile');
        await askAll(portal);
      },
    },
    {
      what: 'by a card that agrees to no debits',
      code: 'LW-APY-020',
      does: async (portal) => {
        await enroll(portal, await withCardNumber(portal, refusesToBegin));
        await askAll(portal);
      },
    },
    {
      what: 'with the key of another enrolment',
      code: 'LW-PAY-042',
      does: async (portal) => {
        const key = randomUUID();
        await enroll(portal, {}, key);
        await enroll(portal, { debitDay: 4 }, key);
      },
    },
    {
      what: 'where it is on already',
      code: 'LW-SYS-060',
      who: 'autoPayOn',
      does: async (portal) => await enroll(portal),
    },
  ]),
  {
    what: 'where service is disconnected',
    code: 'LW-APY-011',
    named: { change: declined },
    does: async (portal) => await enroll(portal),
  },
  {
    what: 'where nothing can be paid online',
    code: 'LW-PAY-033',
    who: 'onlineBlocked',
    does: async (portal) => await enroll(portal),
  },
  {
    what: 'for mobile service by a bank account',
    code: 'LW-PAY-034',
    named: { change: withMobileService },
    does: async (portal) => await enroll(portal, { scope: 'mobile' }),
  },
  {
    what: 'for mobile service that is not there',
    code: 'LW-SYS-060',
    does: async (portal) => await enroll(portal, { paymentMethodId: portal.customer.card, scope: 'mobile' }),
  },
  {
    what: 'on a day that would be late, with what is not there, and nothing accepted',
    code: 'LW-PAY-034',
    does: async (portal) =>
      await enroll(portal, { debitDay: 12, paymentMethodId: 'none', acceptedTerms: ['service'] }),
  },
  {
    what: 'by a wording of another time',
    code: 'LW-SYS-060',
    does: async (portal) => await enroll(portal, { textVersion: '2020-01' }),
  },
  ...[0, 32, -1].map((debitDay) => ({
    what: `on the day ${debitDay}`,
    code: 'LW-SYS-060' as const,
    does: async (portal: Portal) => await enroll(portal, { debitDay }),
  })),
  {
    what: 'on a day that would be late',
    code: 'LW-APY-042',
    does: async (portal) => await enroll(portal, { debitDay: 12 }),
  },
  {
    what: 'by a prepaid card',
    code: 'LW-PAY-034',
    does: async (portal) => await enroll(portal, await withCardNumber(portal, '4000000000000028')),
  },
];

const passed = async (
  portal: Portal,
  payment: Partial<PaymentInput> = {},
  enrolment: Partial<GraphSchema.EnrollAutoPayInput> = {},
  key: string = randomUUID(),
) => {
  const input = payAndEnrollInput(portal.customer, payment, enrolment);
  return await portal.ask(PayAndEnrollDocument, { input }, key);
};

export const payAndEnrollCases: readonly ParityCase[] = [
  ...changing([
    {
      what: 'from a saved bank account, twice with one key',
      code: null,
      does: async (portal) => {
        const key = randomUUID();
        await passed(portal, {}, {}, key);
        await passed(portal, {}, {}, key);
        await askAll(portal);
      },
    },
    {
      what: 'with a new card, which is saved and debited',
      code: null,
      does: async (portal) => {
        await passed(portal, await withCardNumber(portal, agreeing));
        await askAll(portal);
      },
    },
    {
      what: 'with a new card, whose token is named for both',
      code: null,
      does: async (portal) => {
        const both = await withCardNumber(portal, agreeing);
        await passed(portal, both, both);
        await askAll(portal);
      },
    },
    {
      what: 'with a saved card, by another method from then on',
      code: null,
      does: async (portal) => {
        const { card, bank } = portal.customer;
        await passed(portal, await withSecurityCode(portal, card), { paymentMethodId: bank });
        await askAll(portal);
      },
    },
    {
      what: 'with a saved card, sent again with its key and the security code verified anew',
      code: null,
      does: async (portal) => {
        const { card, bank } = portal.customer;
        const key = randomUUID();
        for (let time = 0; time < 2; time += 1)
          await passed(portal, await withSecurityCode(portal, card), { paymentMethodId: bank }, key);
      },
    },
    {
      what: 'with a card that pays, and agrees to no debits',
      code: 'LW-APY-021',
      does: async (portal) => {
        await passed(portal, await withCardNumber(portal, refusesToBegin));
        await askAll(portal);
      },
    },
    {
      what: 'from a bank account that pays, and agrees to no debits',
      code: 'LW-APY-022',
      does: async (portal) => {
        const cardDataToken = await cardData(portal, newBank('000100009'));
        await passed(portal, { paymentMethodId: null, cardDataToken });
        await askAll(portal);
      },
    },
    {
      what: 'with a card that is declined',
      code: 'LW-PAY-010',
      does: async (portal) => {
        await passed(portal, await withCardNumber(portal, '4000000000000101'));
        await askAll(portal);
      },
    },
    {
      what: 'with a card of which nobody hears',
      code: 'LW-PAY-040',
      does: async (portal) => {
        await passed(portal, await withCardNumber(portal, '4000000000000226'));
        await askAll(portal);
      },
    },
    {
      what: 'with the key of another pass',
      code: 'LW-PAY-042',
      does: async (portal) => {
        const key = randomUUID();
        await passed(portal, {}, {}, key);
        await passed(portal, {}, { debitDay: 4 }, key);
      },
    },
  ]),
  {
    what: 'on a day to come',
    code: 'LW-SYS-060',
    does: async (portal) => await passed(portal, { paymentDate: '2026-12-01' }),
  },
  {
    what: 'of figures that have changed',
    code: 'LW-PAY-020',
    does: async (portal) => await passed(portal, { expectedAmountDue: { unit: 'USD', value: '0.01' } }),
  },
  {
    what: 'of no amount',
    code: 'LW-PAY-023',
    does: async (portal) => await passed(portal, { amount: { unit: 'USD', value: 'much' } }),
  },
  {
    what: 'on no day of the month, which is found before anything is paid',
    code: 'LW-SYS-060',
    does: async (portal) => {
      await passed(portal, {}, { debitDay: 40 });
      await askAll(portal);
    },
  },
  {
    what: 'of one account, for another',
    code: 'LW-SYS-060',
    does: async (portal) => await passed(portal, {}, { accountId: randomUUID() }),
  },
];

export const changeCases: readonly ParityCase[] = [
  ...changing([
    {
      what: 'the day, twice with one key',
      code: null,
      who: 'autoPayOn',
      does: async (portal) => {
        const key = randomUUID();
        await change(portal, {}, key);
        await change(portal, {}, key);
        await askAll(portal);
      },
    },
    {
      what: 'the method, to a new card',
      code: null,
      who: 'autoPayOn',
      does: async (portal) => {
        await change(portal, { debitDay: null, ...(await withCardNumber(portal, agreeing)) });
        await askAll(portal);
      },
    },
    {
      what: 'too late for the next debit, which is still made as it stood',
      code: null,
      who: 'autoPayOn',
      named: { change: debitedSoon(21) },
      does: async (portal) => {
        await change(portal, { debitDay: 5 });
        await askAll(portal);
        await cancel(portal);
        await askAll(portal);
      },
    },
    {
      what: 'to a card that agrees to no debits',
      code: 'LW-APY-041',
      who: 'autoPayOn',
      does: async (portal) => {
        await change(portal, { debitDay: null, ...(await withCardNumber(portal, refusesToBegin)) });
        await askAll(portal);
      },
    },
    {
      what: 'the day, by a card that never gives up',
      code: 'LW-APY-040',
      does: async (portal) => {
        await enroll(portal, await withCardNumber(portal, refusesToEnd));
        await change(portal);
        await askAll(portal);
      },
    },
    {
      what: 'to a card that is not taken when the other is given up',
      code: 'LW-APY-043',
      who: 'autoPayOn',
      does: async (portal) => {
        await change(portal, { debitDay: null, ...(await withCardNumber(portal, losesTheOther)) });
        await askAll(portal);
      },
    },
    {
      what: 'with the key that enrolled',
      code: 'LW-PAY-042',
      does: async (portal) => {
        const key = randomUUID();
        await enroll(portal, {}, key);
        await change(portal, {}, key);
      },
    },
  ]),
  ...(
    [
      ['nothing', 'LW-SYS-060', { debitDay: null }],
      ['for no service', 'LW-SYS-060', { scopes: [] }],
      ['what is not on', 'LW-SYS-060', { scopes: ['mobile'] }],
      ['to a day that would be late', 'LW-APY-042', { debitDay: 20 }],
      ['to no day', 'LW-SYS-060', { debitDay: 99 }],
      ['to what is not there', 'LW-PAY-034', { paymentMethodId: 'none' }],
      ['and accept nothing', 'LW-SYS-060', { acceptedTerms: [] }],
      ['as it does not stand', 'LW-APY-044', { seen: ['00000000-0000-4000-8000-000000000000'] }],
    ] as const
  ).map(
    ([what, code, changed]): ParityCase => ({
      what,
      code,
      who: 'autoPayOn',
      does: async (portal) => await change(portal, changed),
    }),
  ),
];

export const cancelCases: readonly ParityCase[] = [
  ...changing([
    {
      what: 'days before the next debit, twice with one key',
      code: null,
      who: 'autoPayOn',
      does: async (portal) => {
        const key = randomUUID();
        await cancel(portal, 'allServices', key);
        await cancel(portal, 'allServices', key);
        await askAll(portal);
      },
    },
    {
      what: 'on the day of a debit, which is still made',
      code: null,
      who: 'autoPayOn',
      named: { change: debitedSoon(21) },
      does: async (portal) => {
        await askAll(portal);
        await cancel(portal);
        await askAll(portal);
        await enroll(portal, { paymentMethodId: portal.customer.card });
        await askAll(portal);
      },
    },
    {
      what: 'by a card that never gives up',
      code: 'LW-APY-030',
      does: async (portal) => {
        await enroll(portal, await withCardNumber(portal, refusesToEnd));
        await cancel(portal);
        await askAll(portal);
      },
    },
  ]),
  {
    what: 'what is not on',
    code: 'LW-SYS-060',
    does: async (portal) => await cancel(portal),
  },
  {
    what: 'what somebody else has canceled',
    code: 'LW-APY-044',
    does: async (portal) => await cancel(portal, 'allServices', randomUUID(), ['none']),
  },
];
