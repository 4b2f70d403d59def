import { isOpenUntil, type Message, scheduledDates, type ToldPayment } from '@linework/domain';
import type { MessageContent, MessageRow } from './message-content.types.ts';
import type { MessageReader } from './message-reader.ts';
import type { MessageValues } from './message-values.ts';
import { type AboutPayment, type PaymentWords, paymentRows } from './payment-rows.ts';
import { unlinked } from './plain-value.ts';

type Changed = Extract<Message, { readonly kind: 'paymentChanged' }>;

/** When a bank moves the money, where that is another day, and until when the payment can be changed. */
function dayRows(payment: ToldPayment, values: MessageValues, reader: MessageReader): MessageRow[] {
  const { row, date, deadline } = values;
  const { leavesOn, changeBy } = scheduledDates(payment);
  const isOpen = isOpenUntil(changeBy, reader.cutOff, reader.now, reader.timeZone);
  return [
    ...(leavesOn === payment.paymentDate ? [] : [row('rows.leavesBank', date(leavesOn))]),
    ...(isOpen ? [row('rows.changeBy', deadline(changeBy))] : []),
  ];
}

/** A copy of what was authorized at a bank: this one debit. A card needs none. */
function debitOnce(
  { method, amount, paymentDate: date }: ToldPayment,
  { by, at: givenAt }: { readonly by: string | null; readonly at: string },
  { t, methodInSentence }: MessageValues,
  { timeZone, language }: MessageReader,
): MessageContent['authorization'] {
  if (method.type !== 'bankAccount' || by === null) return null;
  const at = { at: givenAt, timeZone };
  const wording = t('authorization.once', {
    at,
    by: unlinked(by),
    amount,
    date,
    method: methodInSentence(method),
  });
  return { wording, language, rows: [] };
}

export function scheduledWords(
  message: AboutPayment,
  values: MessageValues,
  reader: MessageReader,
): PaymentWords {
  const { payment } = message;
  const { amount, paymentDate: date, method } = payment;
  const { t, methodInSentence } = values;
  return {
    subject: t('paymentScheduled.subject', { amount, date }),
    heading: t('paymentScheduled.heading'),
    lead: t('paymentScheduled.lead', { date, method: methodInSentence(method) }),
    rows: [...paymentRows(message, values), ...dayRows(payment, values, reader)],
    authorization: debitOnce(payment, { by: message.by, at: payment.requestedAt }, values, reader),
    action: 'scheduled',
  };
}

export function cancelledWords({ payment, by }: AboutPayment, values: MessageValues): PaymentWords {
  const { amount, paymentDate: date, method, reference } = payment;
  const { t, row, person, methodInSentence } = values;
  return {
    subject: t('paymentCancelled.subject', { amount }),
    heading: t('paymentCancelled.heading'),
    lead: t('paymentCancelled.lead', { date, method: methodInSentence(method) }),
    rows: [
      row('rows.method', values.method(method)),
      row('rows.date', values.date(date)),
      row('rows.confirmation', reference),
      ...person('rows.canceledBy', by),
    ],
  };
}

/** A scheduled payment as it was and as it is. */
export function changedContent(
  { payment, before, by, changedAt }: Changed,
  values: MessageValues,
  reader: MessageReader,
): MessageContent {
  const { t, row, money, method, date, person, methodInSentence } = values;
  const from = (now: string, was: string) => (now === was ? now : t('values.was', { now, before: was }));
  const { amount, paymentDate } = payment;
  return {
    amount: null,
    subject: t('paymentChanged.subject'),
    heading: t('paymentChanged.heading'),
    lead: t('paymentChanged.lead', { amount, date: paymentDate, method: methodInSentence(payment.method) }),
    rows: [
      row('rows.amount', from(money(amount), money(before.amount))),
      row('rows.method', from(method(payment.method), method(before.method))),
      row('rows.date', from(date(paymentDate), date(before.paymentDate))),
      row('rows.confirmation', payment.reference),
      ...person('rows.changedBy', by),
      ...dayRows(payment, values, reader),
    ],
    notes: [],
    authorization: debitOnce(payment, { by, at: changedAt }, values, reader),
    action: 'scheduled',
    isAboutAccess: false,
  };
}
