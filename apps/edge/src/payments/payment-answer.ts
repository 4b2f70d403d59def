import { type GraphSchema, paymentOptionsToWire, paymentToWire } from '@linework/contract';
import { outcomeOfPayment, type Payment, type PaymentOptions } from '@linework/domain';

/** What is told about a payment that was made, or refused by the processor. Kept, and replayed word for word. */
export function paymentAnswer(payment: Payment): GraphSchema.MakePaymentPayload {
  // The first answer about one that was cancelled since was that it is scheduled.
  const outcome = outcomeOfPayment(payment) ?? 'LW-PAY-002';
  return {
    outcome,
    reference: payment.reference,
    payment: paymentToWire(payment),
    userErrors: payment.status === 'failed' ? [{ code: outcome, pointer: null, problem: null }] : [],
    paymentOptions: null,
  };
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
  return {
    outcome: first?.code ?? 'LW-PAY-023',
    reference: open?.reference ?? reference,
    payment: open && paymentToWire(open),
    userErrors,
    paymentOptions: paymentOptionsToWire(options),
  };
}
