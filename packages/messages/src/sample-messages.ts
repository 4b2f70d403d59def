import type { Language } from '@linework/copy/words';
import {
  authorizationFor,
  authorizationVersion,
  type Message,
  type MessageKind,
  type MessageNow,
  type ToldMethod,
  type ToldPayment,
  usd,
} from '@linework/domain';
import type { MessageReader } from './message-reader.ts';

/** One message of each kind, and of those that differ by what pays: what stories show and tests read. */

const visa: ToldMethod = {
  methodId: 'card',
  name: null,
  type: 'creditCard',
  brand: 'visa',
  accountType: null,
  lastFourDigits: '4242',
};
const checking: ToldMethod = {
  methodId: 'bank',
  name: 'Business checking',
  type: 'bankAccount',
  brand: null,
  accountType: 'checking',
  lastFourDigits: '6789',
};
const device = { id: 'device', name: 'Aurora 12 Pro, 256 GB', lineLastFour: '0148' };
const by = 'Dana Whitfield';

const payment = (changes: Partial<ToldPayment> = {}): ToldPayment => ({
  id: 'payment',
  reference: '7F3K-22QD',
  status: 'successful',
  statusReason: null,
  returnReason: null,
  returnedDate: null,
  amount: usd(17_825),
  device: null,
  paymentDate: '2026-11-21',
  requestedAt: '2026-11-21T20:04:00.000Z',
  channel: 'online',
  method: visa,
  ...changes,
});

const scheduled = payment({ status: 'scheduled', paymentDate: '2026-12-05' });
const debit = payment({ channel: 'autoPay', status: 'failed', statusReason: 'LW-PAY-010' });
const unconfirmed = { amount: usd(17_825), paymentDate: '2026-11-21', method: visa } as const;
const authorized = {
  scope: 'allServices',
  method: visa,
  debitDay: 5,
  textVersion: authorizationVersion,
  acceptedAt: '2026-11-21T20:04:00.000Z',
  acceptedBy: by,
} as const;

const nothing: MessageNow = { afterDecline: null, nextDebit: null, nextBillDate: null, code: null };
const nextDebit = { date: '2026-12-05', estimatedAmount: usd(17_825), changeBy: '2026-12-04' } as const;

export interface SampleMessage {
  readonly message: Message;
  readonly now: MessageNow;
}

const alone = (message: Message): SampleMessage => ({ message, now: nothing });

export const sampleMessages = (language: Language) => {
  const authorization = { ...authorized, language, wording: authorizationFor([]).wording[language] };
  return {
    paymentMade: alone({ kind: 'paymentMade', payment: payment(), by }),
    devicePaid: alone({ kind: 'paymentMade', payment: payment({ device }), by }),
    deviceNotPaid: alone({
      kind: 'paymentFailed',
      payment: payment({ device, status: 'failed', statusReason: 'LW-PAY-010' }),
      by,
    }),
    paymentSentToBank: alone({
      kind: 'paymentMade',
      payment: payment({ status: 'pending', method: checking }),
      by,
    }),
    debitMade: alone({ kind: 'paymentMade', payment: payment({ channel: 'autoPay' }), by: null }),
    debitSentToBank: alone({
      kind: 'paymentMade',
      payment: payment({ channel: 'autoPay', status: 'pending', method: checking }),
      by: null,
    }),
    paymentScheduled: alone({ kind: 'paymentScheduled', payment: scheduled, by }),
    paymentScheduledByBank: alone({
      kind: 'paymentScheduled',
      payment: { ...scheduled, method: checking },
      by,
    }),
    paymentChanged: alone({
      kind: 'paymentChanged',
      payment: { ...scheduled, method: checking, amount: usd(10_000) },
      before: { amount: usd(17_825), paymentDate: '2026-12-05', method: visa },
      changedAt: '2026-11-21T20:04:00.000Z',
      by: 'Sam Ortiz',
    }),
    paymentCancelled: alone({ kind: 'paymentCancelled', payment: scheduled, by: 'Sam Ortiz' }),
    paymentFailed: alone({
      kind: 'paymentFailed',
      payment: payment({ status: 'failed', statusReason: 'LW-PAY-034' }),
      by,
    }),
    paymentReturned: alone({
      kind: 'paymentReturned',
      payment: payment({
        status: 'returned',
        method: checking,
        returnReason: 'insufficientFunds',
        returnedDate: '2026-11-25',
      }),
      by,
    }),
    autoPayOn: {
      message: {
        kind: 'autoPayOn',
        enrolmentId: 'enrolment',
        authorization,
        lastDebit: null,
        unconfirmed: null,
      },
      now: { ...nothing, nextDebit },
    },
    autoPayOnPaidUp: {
      message: {
        kind: 'autoPayOn',
        enrolmentId: 'enrolment',
        authorization,
        lastDebit: null,
        unconfirmed: null,
      },
      now: {
        ...nothing,
        nextDebit: { ...nextDebit, estimatedAmount: usd(0) },
        nextBillDate: '2026-12-20',
      },
    },
    autoPayChanged: {
      message: {
        kind: 'autoPayChanged',
        enrolmentId: 'enrolment',
        authorization: { ...authorization, method: checking, debitDay: 12 },
        lastDebit: '2026-12-05',
        unconfirmed: null,
      },
      now: { ...nothing, nextDebit: { ...nextDebit, estimatedAmount: usd(0) } },
    },
    autoPayChangedWhileConfirming: {
      message: {
        kind: 'autoPayChanged',
        enrolmentId: 'enrolment',
        authorization: { ...authorization, method: checking },
        lastDebit: null,
        unconfirmed,
      },
      now: { ...nothing, nextDebit: { ...nextDebit, date: '2027-01-05' } },
    },
    autoPayOff: alone({
      kind: 'autoPayOff',
      enrolmentId: 'enrolment',
      scope: 'allServices',
      method: visa,
      lastDebit: '2026-12-05',
      unconfirmed: null,
      wasGivenUp: false,
      by,
    }),
    autoPayOffWhileConfirming: alone({
      kind: 'autoPayOff',
      enrolmentId: 'enrolment',
      scope: 'allServices',
      method: visa,
      lastDebit: null,
      unconfirmed,
      wasGivenUp: false,
      by,
    }),
    autoPayGivenUp: alone({
      kind: 'autoPayOff',
      enrolmentId: 'enrolment',
      scope: 'allServices',
      method: checking,
      lastDebit: null,
      unconfirmed: null,
      wasGivenUp: true,
      by,
    }),
    autoPayGivenUpMobile: alone({
      kind: 'autoPayOff',
      enrolmentId: 'enrolment',
      scope: 'mobile',
      method: visa,
      lastDebit: null,
      unconfirmed: null,
      wasGivenUp: true,
      by,
    }),
    debitComing: alone({
      kind: 'debitComing',
      scope: 'allServices',
      enrolmentId: 'enrolment',
      method: checking,
      amount: usd(17_825),
      date: '2026-12-05',
      leavesOn: '2026-12-07',
      changeBy: '2026-12-03',
    }),
    debitFailed: {
      message: { kind: 'debitFailed', payment: debit, by: null },
      now: { ...nothing, afterDecline: { next: 'retry', date: '2026-11-24' } },
    },
    debitFailedForGood: {
      message: { kind: 'debitFailed', payment: debit, by: null },
      now: { ...nothing, afterDecline: { next: 'nextBill', date: '2026-12-21' } },
    },
    debitMissed: alone({
      kind: 'debitMissed',
      payment: { ...debit, statusReason: 'LW-PAY-060', paymentDate: '2026-11-16' },
      by: null,
    }),
    cardExpiring: alone({ kind: 'cardExpiring', method: visa, lastDay: '2026-12-31', isForAutoPay: true }),
    methodAdded: alone({ kind: 'methodAdded', method: checking, by }),
    methodRemoved: alone({ kind: 'methodRemoved', method: visa, by: 'Sam Ortiz' }),
    passwordCode: {
      message: {
        kind: 'passwordCode',
        recoveryId: 'recovery',
        username: 'maple',
        expiresAt: '2026-11-21T20:19:00.000Z',
      },
      now: { ...nothing, code: '48203917' },
    },
    usernameReminder: alone({ kind: 'usernameReminder', username: 'maple' }),
    passwordChanged: alone({
      kind: 'passwordChanged',
      username: 'maple',
      changedAt: '2026-11-21T20:04:00.000Z',
    }),
    emailCode: {
      message: { kind: 'emailCode', codeId: 'registration/1', expiresAt: '2026-11-21T20:19:00.000Z' },
      now: { ...nothing, code: '48203917' },
    },
    signInCreated: alone({
      kind: 'signInCreated',
      username: 'maple',
      createdAt: '2026-11-21T20:04:00.000Z',
    }),
    signInAdded: alone({
      kind: 'signInAdded',
      name: 'Sam Ortiz',
      createdAt: '2026-11-21T20:04:00.000Z',
      role: 'STANDARD',
    }),
    ownerAdded: alone({
      kind: 'signInAdded',
      name: 'Sam Ortiz',
      createdAt: '2026-11-21T20:04:00.000Z',
      role: 'PRIMARY',
    }),
    newDevice: alone({
      kind: 'newDevice',
      username: 'maple',
      browser: 'chrome',
      system: 'windows',
      signedInAt: '2026-11-21T20:04:00.000Z',
    }),
    secondStepOn: alone({ kind: 'secondStepOn', username: 'maple', changedAt: '2026-11-21T20:04:00.000Z' }),
    secondStepOff: alone({ kind: 'secondStepOff', username: 'maple', changedAt: '2026-11-21T20:04:00.000Z' }),
    spareCodesMade: alone({
      kind: 'spareCodesMade',
      username: 'maple',
      changedAt: '2026-11-21T20:04:00.000Z',
    }),
    spareCodeUsed: alone({ kind: 'spareCodeUsed', username: 'maple', changedAt: '2026-11-21T20:04:00.000Z' }),
    secondStepFailed: alone({
      kind: 'secondStepFailed',
      username: 'maple',
      changedAt: '2026-11-21T20:04:00.000Z',
    }),
    passkeyAdded: alone({
      kind: 'passkeyAdded',
      username: 'maple',
      name: null,
      browser: 'safari',
      system: 'iphone',
      changedAt: '2026-11-21T20:04:00.000Z',
    }),
    passkeyRemoved: alone({
      kind: 'passkeyRemoved',
      username: 'maple',
      name: language === 'en' ? 'Shop phone' : 'Teléfono de la tienda',
      browser: 'chrome',
      system: 'android',
      changedAt: '2026-11-21T20:04:00.000Z',
    }),
  } as const satisfies Partial<Record<MessageKind, SampleMessage>> & Readonly<Record<string, SampleMessage>>;
};
export type SampleName = keyof ReturnType<typeof sampleMessages>;

export const sampleReader: Omit<MessageReader, 'language'> = {
  companyName: 'Maple Street Bakery',
  accountNumber: '8347 10 022 0194821',
  timeZone: 'America/New_York',
  brand: 'Linework Business',
  supportPhone: '1-800-555-0142',
  cutOff: '20:00',
  links: {
    billing: 'https://portal.example/billing/pay-bill',
    pay: 'https://portal.example/billing/pay-bill?open=otp',
    scheduled: 'https://portal.example/billing/pay-bill?open=fdp',
    methods: 'https://portal.example/billing/bill-pay-options',
    signIn: 'https://portal.example/login',
  },
  now: new Date('2026-11-21T20:04:00.000Z'),
};
