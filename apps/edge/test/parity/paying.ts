import { randomUUID } from 'node:crypto';
import {
  BillingSummaryDocument,
  type CardDataAnswer,
  MakePaymentDocument,
  PaymentMethodsDocument,
  PaymentOptionsDocument,
  PaymentsDocument,
  restPaths,
  ScheduledPaymentsDocument,
  TransactionsDocument,
} from '@linework/contract';
import { type CardDataRequest, cardBrand } from '@linework/domain';
import { type Customer, dollars, type PaymentInput, paymentInput } from '../support/customers.ts';
import type { Portal } from './portal.ts';

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
export const withSecurityCode = async (portal: Portal, card: string | null = portal.customer.card) => ({
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

export const approved = newCard('4000000000000002');
export const expiresThisMonth = newCard('4000000000000002', '2026-11');

export const withNew = async (portal: Portal, request: CardDataRequest): Promise<Partial<PaymentInput>> => ({
  paymentMethodId: null,
  cardDataToken: await cardData(portal, request),
});

export const bank = ({ bank: paymentMethodId }: Customer) => ({ paymentMethodId });
export const card = ({ card: paymentMethodId }: Customer) => ({ paymentMethodId });

/** All of the mobile bill, or a part, by card. */
export const ofMobileBill = (
  { facts, accountId, card: paymentMethodId }: Customer,
  part = 1,
): Partial<PaymentInput> => {
  const cents = facts.mobile?.bill?.amount.cents ?? 0;
  return {
    deviceId: accountId,
    amount: dollars(Math.floor(cents * part)),
    expectedAmountDue: dollars(cents),
    paymentMethodId,
  };
};

/** Half of what is left of the device that most is left of, by card. */
export const ofDevice = ({ facts, card: paymentMethodId }: Customer): Partial<PaymentInput> => {
  const device = facts.mobile?.devices[0];
  const cents = device?.balance.cents ?? 0;
  return {
    deviceId: device?.id ?? 'none',
    amount: dollars(Math.floor(cents / 2)),
    expectedAmountDue: dollars(cents),
    paymentMethodId,
  };
};
