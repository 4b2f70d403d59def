import { type GraphSchema, paymentAnswerToWire } from '@linework/contract';
import { outcomeOfPayment, type Payment, type PaymentOptions } from '@linework/domain';

/** What is told about a payment that was made, or refused by the processor. Kept, and replayed word for word. */
export function paymentAnswer(payment: Payment): GraphSchema.MakePaymentPayload {
  // The first answer about one that was cancelled since was that it is scheduled.
  const outcome = outcomeOfPayment(payment) ?? 'LW-PAY-002';
  const userErrors = payment.status === 'failed' ? [{ code: outcome, pointer: null, problem: null }] : [];
  return paymentAnswerToWire({ outcome, payment, options: null, reference: payment.reference }, userErrors);
}

/**
 * What a refusal says before anything was written down. Never kept: the same key may be sent again, corrected.
 * @param reference the request's own, where no payment is to blame
 */
export function refusalAnswer(
  userErrors: readonly GraphSchema.UserError[],
  options: PaymentOptions,
  reference: string,
): GraphSchema.MakePaymentPayload {
  const [first] = userErrors;
  const open = first?.code === 'LW-PAY-041' ? options.openPayment : null;
  const outcome = first?.code ?? 'LW-PAY-023';
  return paymentAnswerToWire(
    { outcome, payment: open, options, reference: open?.reference ?? reference },
    userErrors,
  );
}
