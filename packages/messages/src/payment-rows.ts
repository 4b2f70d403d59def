import { isNamedDevice, type Message, type ToldPayment } from '@linework/domain';
import type { MessageContent, MessageRow } from './message-content.types.ts';
import type { MessageValues } from './message-values.ts';

/** A message about one payment as it is then. */
export type AboutPayment = Exclude<
  Extract<Message, { readonly payment: ToldPayment }>,
  { readonly kind: 'paymentChanged' }
>;

/** What one kind says of a payment; the rest is what every message about one says. */
export type PaymentWords = Pick<MessageContent, 'subject' | 'heading' | 'lead'> & Partial<MessageContent>;

/** What a payment is known by. A reference is its confirmation number once it was accepted. */
export const paymentRows = (
  { payment, by }: AboutPayment,
  { row, method, date, person, device: deviceOf }: MessageValues,
  reference: 'confirmation' | 'reference' = 'confirmation',
): MessageRow[] => [
  ...(payment.device
    ? [row(isNamedDevice(payment.device) ? 'rows.device' : 'rows.for', deviceOf(payment.device))]
    : []),
  row('rows.method', method(payment.method)),
  row('rows.date', date(payment.paymentDate)),
  row(`rows.${reference}`, payment.reference),
  ...person('rows.madeBy', by),
];
