import {
  isAccepted,
  isMethodSaved,
  type OutcomeCode,
  type Payment,
  type ReturnReason,
  returnReasonOf,
} from '@linework/domain';
import {
  type Charge,
  type DeclineReason,
  type ProcessorPort,
  ProcessorUnavailable,
} from '../../processor/processor-port.ts';
import type { PaymentRecord } from './payment-record.ts';

/** What the processor's word means for a payment. */
export interface Settlement {
  readonly status: 'successful' | 'pending' | 'failed' | 'returned' | 'unknown';
  readonly statusReason: OutcomeCode | null;
  /** Why the bank sent it back, where it said so. */
  readonly returnReason?: ReturnReason | null;
  readonly chargeId: string | null;
}

const declineOutcome = {
  insufficientFunds: 'LW-PAY-010',
  generic: 'LW-PAY-010',
  lostOrStolen: 'LW-PAY-010',
  limitExceeded: 'LW-PAY-010',
  securityCode: 'LW-PAY-011',
} as const satisfies Record<DeclineReason, OutcomeCode>;

/** The processor did not say: only its own record may settle this. */
export const notKnown: Settlement = { status: 'unknown', statusReason: 'LW-PAY-040', chargeId: null };
/** The processor took nothing, and says so. */
export const notTaken: Settlement = { status: 'failed', statusReason: 'LW-PAY-060', chargeId: null };

/** Reads the processor's record of a payment. A record of another amount settles nothing: people must look. */
export function settlementOf(charge: Charge, payment: Pick<Payment, 'amount'>): Settlement {
  if (charge.amount.cents !== payment.amount.cents) return notKnown;
  const { chargeId } = charge;
  switch (charge.status) {
    case 'approved':
    case 'settled':
      return { status: 'successful', statusReason: null, chargeId };
    case 'pending':
      return { status: 'pending', statusReason: null, chargeId };
    case 'returned':
      return {
        status: 'returned',
        statusReason: 'LW-PAY-050',
        returnReason: returnReasonOf(charge.returnCode),
        chargeId,
      };
    case 'declined':
      return { status: 'failed', statusReason: declineOutcome[charge.reason], chargeId };
  }
}

/** Asks the processor once. Never throws: whatever is not an answer leaves the payment unknown. */
export async function chargePayment(
  processor: ProcessorPort,
  { payment, processorToken }: PaymentRecord,
): Promise<Settlement> {
  try {
    const request = { paymentId: payment.id, token: processorToken, amount: payment.amount };
    return settlementOf(await processor.charge(request), payment);
  } catch (error) {
    return error instanceof ProcessorUnavailable ? notTaken : notKnown;
  }
}

/** When a payment is settled: the instant, and the account's business day at that instant. */
export interface SettledAt {
  readonly now: Date;
  readonly today: Payment['paymentDate'];
}

/** The payment as it is after a settlement. */
export function settledPayment(
  { payment, keepMethod }: PaymentRecord,
  { status, statusReason, returnReason = null }: Settlement,
  { now, today }: SettledAt,
): Payment {
  const method =
    isAccepted(status) && keepMethod ? { ...payment.method, methodId: keepMethod.id } : payment.method;
  return {
    ...payment,
    status,
    statusReason,
    returnReason,
    returnedDate: status === 'returned' ? today : null,
    postedDate: status === 'successful' || status === 'returned' ? (payment.postedDate ?? today) : null,
    method,
    wasMethodSaved: isMethodSaved(keepMethod !== null, { method }),
    inSupportQueue: status === 'unknown' ? payment.inSupportQueue : false,
    wasChecked: payment.wasChecked || status === 'unknown',
    failedAt: status === 'failed' ? now.toISOString() : null,
    restoresServiceBy: status === 'failed' || status === 'returned' ? null : payment.restoresServiceBy,
  };
}
