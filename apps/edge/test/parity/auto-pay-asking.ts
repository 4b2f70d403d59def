import { randomUUID } from 'node:crypto';
import {
  AddPaymentMethodDocument,
  AuthorizationsDocument,
  AutoPayCancelPreviewDocument,
  AutoPayEnrolmentDocument,
  AutoPayOverviewDocument,
  CancelAutoPayDocument,
  ChangeAutoPayDocument,
  EditPaymentMethodDocument,
  EnrollAutoPayDocument,
  type GraphSchema,
} from '@linework/contract';
import { type AccountFacts, authorizationFor, authorizationsAnHour } from '@linework/domain';
import { type KnownAccount, type PaymentInput, paymentInput } from '../support/customers.ts';
import type { ParityCase } from './parity-case.ts';
import { askEverything, cardData, newBank, newCard } from './paying.ts';
import type { Portal } from './portal.ts';

type Accepted = Pick<GraphSchema.EnrollAutoPayInput, 'acceptedTerms' | 'textVersion' | 'language'>;

const acceptedFor = (scopes: readonly GraphSchema.AutoPayScope[]): Accepted => ({
  acceptedTerms: ['electronicPayment', 'service'],
  textVersion: authorizationFor(scopes).textVersion,
  language: 'en',
});

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
  ...acceptedFor([change.scope ?? 'allServices']),
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
  ...acceptedFor(change.scopes ?? ['allServices']),
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
export async function askAll(portal: Portal): Promise<void> {
  const { accountId } = portal.customer;
  await portal.ask(AutoPayOverviewDocument, { accountId });
  await portal.ask(AutoPayOverviewDocument, { accountId, scope: 'mobile' });
  await portal.ask(AutoPayEnrolmentDocument, { accountId });
  await portal.ask(AutoPayCancelPreviewDocument, { accountId });
  await portal.ask(AutoPayCancelPreviewDocument, { accountId, scope: 'mobile' });
  await portal.ask(AuthorizationsDocument, { accountId });
  await askEverything(portal);
}

export const enroll = async (
  portal: Portal,
  change: Partial<GraphSchema.EnrollAutoPayInput> = {},
  key: string = randomUUID(),
) => await portal.ask(EnrollAutoPayDocument, { input: enrolmentInput(portal.customer, change) }, key);

export const change = async (
  portal: Portal,
  changed: Partial<GraphSchema.ChangeAutoPayInput> = {},
  key: string = randomUUID(),
) => await portal.ask(ChangeAutoPayDocument, { input: changeInput(portal.customer, changed) }, key);

export const cancel = async (
  portal: Portal,
  scope: GraphSchema.AutoPayScope = 'allServices',
  key?: string,
  seen: string[] | null = null,
) => {
  const { accountId } = portal.customer;
  return await portal.ask(CancelAutoPayDocument, { accountId, scope, seen }, key ?? randomUUID());
};

/** Turns it on and off as often as it may be authorized within an hour. */
export async function authorizeOften(portal: Portal): Promise<void> {
  for (let times = 0; times < authorizationsAnHour; times += 1) {
    await enroll(portal);
    await cancel(portal);
  }
}

export const withCardNumber = async (portal: Portal, cardNumber: string) => ({
  paymentMethodId: null,
  cardDataToken: await cardData(portal, newCard(cardNumber)),
});

/** Has mobile service too, so that there are two to turn on. */
export const withMobileService = (facts: AccountFacts): AccountFacts => ({
  ...facts,
  account: { ...facts.account, services: [{ service: 'MOBILE', provisioned: true }] },
});

/** Pays and agrees to everything. */
export const agreeing = '4000000000000002';
export const refusesToBegin = '4000000000000309';
export const refusesToEnd = '4000000000000317';
export const losesTheOther = '4000000000000325';

type Case = Omit<ParityCase, 'changes'>;
export const changing = (cases: readonly Case[]): ParityCase[] =>
  cases.map((one) => ({ ...one, changes: true }));

/** A colleague gives the saved card another number: from then on it is of version 2. */
export async function swapCard(portal: Portal): Promise<void> {
  const { accountId, card } = portal.customer;
  const cardDataToken = await cardData(portal, newCard('5100000000000008'));
  const input = {
    accountId,
    cardDataToken,
    methodId: card ?? '',
    version: 1,
    name: null,
    makePreferred: false,
  };
  await portal.ask(EditPaymentMethodDocument, { input }, randomUUID());
}

/** Saves as many as the wallet keeps. */
export async function fillWallet(portal: Portal): Promise<void> {
  const { accountId } = portal.customer;
  for (const number of ['1', '2', '3', '5', '6', '7', '8', '9']) {
    const cardDataToken = await cardData(portal, newBank(`00010000${number}`));
    const input = { accountId, cardDataToken, name: null, makePreferred: false };
    await portal.ask(AddPaymentMethodDocument, { input }, randomUUID());
  }
}

/** The card as it was shown at first. */
export const seenAtFirst = ({ card }: KnownAccount) => ({
  seenMethods: [{ methodId: card ?? '', version: 1 }],
});
