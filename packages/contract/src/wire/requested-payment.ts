import { businessDate, type KeyedPayment, type PaymentAnswer, type RequestedPayment } from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { moneyFromWire, moneyToWire } from './money.ts';
import { paymentFromWire, paymentToWire } from './payment.ts';
import { paymentOptionsFromWire, paymentOptionsToWire } from './payment-options.ts';

/** What is sent to pay. Its key goes in the `Idempotency-Key` header. */
export const requestedPaymentToWire = (
  accountId: string,
  { key: _, deviceId, amount, expectedAmountDue, ...payment }: KeyedPayment,
): schema.MakePaymentInput => ({
  accountId,
  ...(deviceId && { deviceId }),
  ...payment,
  amount: moneyToWire(amount),
  expectedAmountDue: moneyToWire(expectedAmountDue),
});

/** What was asked for, or which of its texts cannot be read. */
export type ReadPayment =
  | { readonly payment: RequestedPayment; readonly userErrors: null }
  | { readonly payment: null; readonly userErrors: readonly schema.UserError[] };

/** Reads what was sent to pay. What is no amount or no date is an error of its field. */
export function requestedPaymentFromWire(input: schema.MakePaymentInput): ReadPayment {
  const userErrors: schema.UserError[] = [];
  const read = <Value>(reading: () => Value, error: schema.UserError): Value | null => {
    try {
      return reading();
    } catch {
      userErrors.push(error);
      return null;
    }
  };
  const amount = read(() => moneyFromWire(input.amount), {
    code: 'LW-PAY-023',
    pointer: '/input/amount',
    problem: 'notAnAmount',
  });
  const paymentDate = read(() => businessDate(input.paymentDate), {
    code: 'LW-PAY-025',
    pointer: '/input/paymentDate',
    problem: 'notADate',
  });
  const expectedAmountDue = read(() => moneyFromWire(input.expectedAmountDue), {
    code: 'LW-PAY-023',
    pointer: '/input/expectedAmountDue',
    problem: 'notAnAmount',
  });
  if (!amount || !paymentDate || !expectedAmountDue) return { payment: null, userErrors };
  const payment = {
    deviceId: input.deviceId ?? null,
    amount,
    paymentDate,
    expectedAmountDue,
    overpaymentConfirmed: input.overpaymentConfirmed,
    paymentMethodId: input.paymentMethodId ?? null,
    cardDataToken: input.cardDataToken ?? null,
    savePaymentMethod: input.savePaymentMethod,
  };
  return { payment, userErrors: null };
}

/** @param userErrors why it was refused; none when it was not */
export const paymentAnswerToWire = (
  { outcome, payment, options, reference }: PaymentAnswer & { readonly reference: string },
  userErrors: readonly schema.UserError[],
): schema.MakePaymentPayload => ({
  outcome,
  reference,
  payment: payment && paymentToWire(payment),
  userErrors,
  paymentOptions: options && paymentOptionsToWire(options),
});

export const paymentAnswerFromWire = (wire: graph.MakePaymentMutation['makePayment']): PaymentAnswer => ({
  outcome: wire.outcome,
  payment: wire.payment && paymentFromWire(wire.payment),
  options: wire.paymentOptions && paymentOptionsFromWire(wire.paymentOptions),
  reference: wire.reference,
});
