import { type GraphSchema, paymentOptionsToWire, paymentToWire } from '@linework/contract';
import type { OutcomeCode, Payment, PaymentOptions } from '@linework/domain';

/** The outcome that a payment's status stands for; `running` is never an answer by itself. */
export function outcomeOf({ status, statusReason }: Pick<Payment, 'status' | 'statusReason'>): OutcomeCode {
  return statusReason ?? outcomeOfStatus[status];
}

const outcomeOfStatus = {
  scheduled: 'LW-PAY-002',
  running: 'LW-PAY-040',
  unknown: 'LW-PAY-040',
  pending: 'LW-PAY-003',
  successful: 'LW-PAY-001',
  failed: 'LW-PAY-010',
  returned: 'LW-PAY-050',
  cancelled: 'LW-PAY-002',
} as const satisfies Record<Payment['status'], OutcomeCode>;

/** What is told about a payment that was made, or refused by the processor. Kept, and replayed word for word. */
export function paymentAnswer(payment: Payment): GraphSchema.MakePaymentPayload {
  const outcome = outcomeOf(payment);
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
