import {
  headerNames,
  MakePaymentDocument,
  moneyToWire,
  PaymentByKeyDocument,
  PaymentDocument,
  PaymentOptionsDocument,
  type PaymentPreview,
  PaymentPreviewDocument,
  paymentFromWire,
  paymentOptionsFromWire,
  paymentPreviewFromWire,
} from '@linework/contract';
import type { BusinessDate, Money, OutcomeCode, Payment, PaymentOptions } from '@linework/domain';
import { askGraph } from './graph.ts';

export async function fetchPaymentOptions(accountId: string): Promise<PaymentOptions> {
  const { paymentOptions } = await askGraph(PaymentOptionsDocument, { accountId });
  return paymentOptionsFromWire(paymentOptions);
}

export async function fetchPaymentPreview(
  accountId: string,
  { amount, date }: { readonly amount: Money; readonly date: BusinessDate },
): Promise<PaymentPreview> {
  const { paymentPreview } = await askGraph(PaymentPreviewDocument, {
    accountId,
    amount: moneyToWire(amount),
    paymentDate: date,
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

export interface PaymentToMake {
  readonly key: string;
  readonly amount: Money;
  readonly date: BusinessDate;
  readonly methodId: string | null;
  readonly token: string | null;
  readonly saveMethod: boolean;
  readonly expectedAmountDue: Money;
  readonly overpaymentConfirmed: boolean;
}

export interface PaymentMade {
  readonly outcome: OutcomeCode;
  readonly payment: Payment | null;
  readonly options: PaymentOptions | null;
  /** What support finds the answer by. */
  readonly reference: string;
}

/** Sends a payment under its idempotency key. @throws CallProblem, whose code may be a payment's outcome */
export async function makePayment(accountId: string, payment: PaymentToMake): Promise<PaymentMade> {
  const input = {
    accountId,
    amount: moneyToWire(payment.amount),
    paymentDate: payment.date,
    paymentMethodId: payment.methodId,
    cardDataToken: payment.token,
    savePaymentMethod: payment.saveMethod,
    expectedAmountDue: moneyToWire(payment.expectedAmountDue),
    overpaymentConfirmed: payment.overpaymentConfirmed,
  };
  const headers = { [headerNames.idempotencyKey]: payment.key };
  const { makePayment: answer } = await askGraph(MakePaymentDocument, { input }, headers);
  return {
    outcome: answer.outcome,
    payment: answer.payment && paymentFromWire(answer.payment),
    options: answer.paymentOptions && paymentOptionsFromWire(answer.paymentOptions),
    reference: answer.reference,
  };
}
