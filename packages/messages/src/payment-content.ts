import {
  isNamedDevice,
  type MessageNow,
  type OutcomeCode,
  type PaidDevice,
  type PaymentMessage,
} from '@linework/domain';
import type { MessageContent, MessageRow } from './message-content.types.ts';
import type { MessageReader } from './message-reader.ts';
import type { MessageValues } from './message-values.ts';
import { type AboutPayment, type PaymentWords, paymentRows } from './payment-rows.ts';
import { cancelledWords, scheduledWords } from './scheduled-content.ts';

type Write = (
  message: AboutPayment,
  values: MessageValues,
  reader: MessageReader,
  now: MessageNow,
) => PaymentWords;

const made: Write = ({ payment: { channel, device, method, amount } }, { t, methodInSentence }) => {
  if (device) {
    const ofBill = channel === 'autoPay' ? 'autoPayMobile' : 'mobileBill';
    const what = isNamedDevice(device) ? 'device' : ofBill;
    return {
      subject: t(`paymentMade.${what}.subject`, { amount }),
      heading: t(`paymentMade.${what}.heading`),
      lead: t(`paymentMade.${what}.lead`, { method: methodInSentence(method) }),
    };
  }
  const isBank = method.type === 'bankAccount';
  const byHand = isBank ? 'bank' : 'card';
  const byAutoPay = isBank ? 'autoPayBank' : 'autoPayCard';
  const how = channel === 'autoPay' ? byAutoPay : byHand;
  return {
    subject: t(`paymentMade.${how}.subject`, { amount }),
    heading: t(`paymentMade.${how}.heading`),
    lead: t(`paymentMade.${how}.lead`, { method: methodInSentence(method) }),
  };
};

/** Why nothing was taken; every other reason is a decline. */
const causes: Partial<Record<OutcomeCode, 'unusable' | 'away'>> = {
  'LW-PAY-034': 'unusable',
  'LW-PAY-060': 'away',
};

function whyNot({ payment }: AboutPayment, { t, row }: MessageValues): MessageRow {
  const cause = (payment.statusReason && causes[payment.statusReason]) ?? 'declined';
  return row('rows.reason', t(`failed.${cause}`));
}

const leadOf = (device: PaidDevice | null) => {
  if (!device) return 'lead';
  return isNamedDevice(device) ? 'leadDevice' : 'leadMobileBill';
};

/** What leads to the account's own payment leads nowhere from what is paid for mobile service. */
const payOrBilling = (device: PaidDevice | null) => (device ? 'billing' : 'pay');

const failed: Write = (message, values) => {
  const { amount, device } = message.payment;
  return {
    subject: values.t('paymentFailed.subject', { amount }),
    heading: values.t('paymentFailed.heading'),
    lead: values.t(`paymentFailed.${leadOf(device)}`),
    rows: [...paymentRows(message, values, 'reference'), whyNot(message, values)],
    action: payOrBilling(device),
  };
};

const returned: Write = (message, values) => {
  const { amount, method, returnReason, returnedDate } = message.payment;
  const { t, row, date, methodInSentence } = values;
  return {
    subject: t('paymentReturned.subject', { amount }),
    heading: t('paymentReturned.heading'),
    lead: t('paymentReturned.lead', { method: methodInSentence(method) }),
    rows: [
      ...paymentRows(message, values),
      ...(returnedDate ? [row('rows.returnedOn', date(returnedDate))] : []),
      ...(returnReason ? [row('rows.reason', t(`returned.${returnReason}`))] : []),
    ],
    action: 'pay',
  };
};

const debitFailed: Write = (message, values, _reader, { afterDecline }) => {
  const { t } = values;
  const next = afterDecline
    ? t(`debitFailed.${afterDecline.next}`, { date: afterDecline.date })
    : t('debitFailed.nothing');
  return {
    subject: t('debitFailed.subject', { amount: message.payment.amount }),
    heading: t('debitFailed.heading'),
    lead: t('debitFailed.lead'),
    rows: [...paymentRows(message, values, 'reference'), whyNot(message, values)],
    notes: [next],
    action: payOrBilling(message.payment.device),
  };
};

const debitMissed: Write = (message, values) => {
  const { amount, paymentDate: date, device } = message.payment;
  return {
    subject: values.t('debitMissed.subject', { amount }),
    heading: values.t('debitMissed.heading'),
    lead: values.t('debitMissed.lead', { date }),
    rows: paymentRows(message, values, 'reference'),
    action: payOrBilling(device),
  };
};

const writers: Readonly<Record<PaymentMessage, Write>> = {
  paymentMade: made,
  paymentScheduled: scheduledWords,
  paymentCancelled: cancelledWords,
  paymentFailed: failed,
  paymentReturned: returned,
  debitFailed,
  debitMissed,
};

/** What is said of a payment. */
export function paymentContent(
  message: AboutPayment,
  values: MessageValues,
  reader: MessageReader,
  now: MessageNow,
): MessageContent {
  return {
    amount: message.payment.amount,
    rows: paymentRows(message, values),
    notes: [],
    authorization: null,
    action: 'billing',
    isAboutAccess: false,
    ...writers[message.kind](message, values, reader, now),
  };
}
