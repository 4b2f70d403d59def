import type { BusinessDate } from '../dates/business-date.ts';
import { leavingMoment } from '../payment/leaving-moment.ts';
import type { Payment } from '../payment/payment.ts';
import { isAccepted } from '../payment/payment-money-state.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';
import type { MessageEvent, PaymentMessage } from './message.ts';
import { toldPayment } from './told-facts.ts';

/** A step of a payment that is told or not. */
export interface PaymentStep {
  /** `null` where it was just written down. */
  readonly from: PaymentStatus | null;
  readonly after: Payment;
  /** Whether whoever made it reads how it ends on the page that they made it on. */
  readonly isWatched: boolean;
  readonly today: BusinessDate;
}

function kindOf({ from, after, isWatched, today }: PaymentStep): PaymentMessage | null {
  const { status, channel, paymentDate } = after;
  switch (status) {
    case 'scheduled':
      return from === null ? 'paymentScheduled' : null;
    case 'pending':
    case 'successful':
      return isAccepted(from) ? null : 'paymentMade';
    case 'returned':
      return 'paymentReturned';
    case 'failed':
      if (channel !== 'autoPay') return isWatched ? null : 'paymentFailed';
      return leavingMoment(paymentDate, today) === 'missed' ? 'debitMissed' : 'debitFailed';
    default:
      return null;
  }
}

/**
 * What is told of a step in a payment's life; `null` where it is none of the customer's, is told already, or is read on the
 * page. A payment that waits for its bank was made: that it cleared is no news.
 */
export function messageOfPayment(step: PaymentStep, by: string | null): MessageEvent | null {
  const kind = kindOf(step);
  if (!kind) return null;
  const payment = toldPayment(step.after);
  const concerns = [step.after.createdBy.userId];
  return { key: `${kind}/${payment.id}`, message: { kind, payment, by }, concerns };
}

/** Who changed or canceled a payment, as colleagues read it. */
interface DoneBy {
  readonly by: string;
  readonly userId: string | null;
}

const concernedBy = ({ createdBy }: Payment, { userId }: DoneBy): string[] =>
  userId === null ? [createdBy.userId] : [createdBy.userId, userId];

/** A scheduled payment that is canceled. */
export const messageOfCancellation = (payment: Payment, doneBy: DoneBy): MessageEvent => ({
  key: `paymentCancelled/${payment.id}`,
  message: { kind: 'paymentCancelled', payment: toldPayment(payment), by: doneBy.by },
  concerns: concernedBy(payment, doneBy),
});

/** A change of a scheduled payment. @param change the same for two that are one, such as a key that was sent twice */
export function messageOfChange(
  before: Payment,
  after: Payment,
  change: DoneBy & { readonly id: string; readonly at: Date },
): MessageEvent {
  const { amount, paymentDate, method } = toldPayment(before);
  return {
    key: `paymentChanged/${after.id}/${change.id}`,
    message: {
      kind: 'paymentChanged',
      payment: toldPayment(after),
      before: { amount, paymentDate, method },
      changedAt: change.at.toISOString(),
      by: change.by,
    },
    concerns: concernedBy(after, change),
  };
}
