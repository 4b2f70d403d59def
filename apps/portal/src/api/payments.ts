import {
  MakePaymentDocument,
  moneyToWire,
  PaymentByKeyDocument,
  PaymentDocument,
  PaymentOptionsDocument,
  PaymentPreviewDocument,
  paymentAnswerFromWire,
  paymentFromWire,
  paymentOptionsFromWire,
  paymentPreviewFromWire,
  requestedPaymentToWire,
} from '@linework/contract';
import type {
  KeyedPayment,
  Payment,
  PaymentAnswer,
  PaymentOptions,
  PaymentPreview,
  RequestedPayment,
} from '@linework/domain';
import { askGraph, keyed } from './graph.ts';

/** @param deviceId the device that is to be paid off; `null` for what the account owes */
export async function fetchPaymentOptions(
  accountId: string,
  deviceId: string | null = null,
): Promise<PaymentOptions> {
  const { paymentOptions } = await askGraph(PaymentOptionsDocument, { accountId, deviceId });
  return paymentOptionsFromWire(paymentOptions);
}

export async function fetchPaymentPreview(
  accountId: string,
  { amount, paymentDate }: Pick<RequestedPayment, 'amount' | 'paymentDate'>,
): Promise<PaymentPreview> {
  const { paymentPreview } = await askGraph(PaymentPreviewDocument, {
    accountId,
    amount: moneyToWire(amount),
    paymentDate,
  });
  return paymentPreviewFromWire(paymentPreview);
}

/** The payment of an id; `null` when the account has none such. */
export async function findPayment(accountId: string, id: string): Promise<Payment | null> {
  const { payment } = await askGraph(PaymentDocument, { accountId, id });
  return payment && paymentFromWire(payment);
}

/** The payment that an idempotency key made, for a caller that never heard the answer. */
export async function findPaymentByKey(accountId: string, idempotencyKey: string): Promise<Payment | null> {
  const { paymentByKey } = await askGraph(PaymentByKeyDocument, { accountId, idempotencyKey });
  return paymentByKey && paymentFromWire(paymentByKey);
}

/** Sends a payment under its idempotency key. @throws CallProblem, whose code may be a payment's outcome */
export async function makePayment(accountId: string, payment: KeyedPayment): Promise<PaymentAnswer> {
  const input = requestedPaymentToWire(accountId, payment);
  const { makePayment: answer } = await askGraph(MakePaymentDocument, { input }, keyed(payment.key));
  return paymentAnswerFromWire(answer);
}
