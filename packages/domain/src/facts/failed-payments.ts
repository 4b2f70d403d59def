import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import { sum } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';
import type { AccountFacts } from './account-facts.ts';
import { newsDays } from './service-standing.ts';

/** Why nobody saw a payment fail: it was being checked by then, or left by itself on its day. */
export const unseenFailures = ['checked', 'scheduled', 'autoPay'] as const;
export type UnseenFailure = (typeof unseenFailures)[number];

/** A payment that failed, and whoever made it has not been told on the spot. */
export interface FailedPayment {
  readonly payment: Payment;
  readonly how: UnseenFailure;
}

/** What kept a payment from going through, as far as a customer can do something about it. */
export type FailureReason = 'declined' | 'methodUnusable' | 'ourSide';

/** Why a failed payment failed. What the bank or the network says is one word: only they know more. */
export function failureReasonOf({ statusReason }: Pick<Payment, 'statusReason'>): FailureReason {
  if (statusReason === 'LW-PAY-034') return 'methodUnusable';
  return statusReason === 'LW-PAY-060' ? 'ourSide' : 'declined';
}

/**
 * How a payment failed without anybody being told on the spot.
 * @returns `null` for one that did not fail, and for one whose payer read at once that it did
 */
export function unseenFailureOf(payment: Payment, timeZone: string): UnseenFailure | null {
  const { status, channel, wasChecked, requestedAt, paymentDate } = payment;
  if (status !== 'failed') return null;
  if (channel === 'autoPay') return 'autoPay';
  if (wasChecked) return 'checked';
  return dayIn(new Date(requestedAt), timeZone) === paymentDate ? null : 'scheduled';
}

/** Payments that stand in for one that failed: accepted, on their way, or with an answer still to come. */
const standsIn = {
  scheduled: true,
  running: true,
  unknown: true,
  pending: true,
  successful: true,
  failed: false,
  returned: false,
  cancelled: false,
} as const satisfies Record<PaymentStatus, boolean>;

/** From when on a payment answers a failed one: one that was checked may have been paid again before its end was known. */
const answeredFrom = ({ payment, how }: FailedPayment): string =>
  how === 'checked' ? payment.requestedAt : (payment.failedAt ?? payment.requestedAt);

function isPaidAnotherWay(failed: FailedPayment, { payments }: AccountFacts): boolean {
  const from = Date.parse(answeredFrom(failed));
  const later = payments.filter(
    ({ id, status, requestedAt }) =>
      id !== failed.payment.id && standsIn[status] && Date.parse(requestedAt) >= from,
  );
  return sum(later.map(({ amount }) => amount)).cents >= failed.payment.amount.cents;
}

const endedAt = ({ failedAt, requestedAt }: Payment): string => failedAt ?? requestedAt;

/** The day on which it was known that a payment failed. */
const failedOn = (payment: Payment, timeZone: string): BusinessDate =>
  payment.failedAt === null ? payment.paymentDate : dayIn(new Date(payment.failedAt), timeZone);

/** Payments that failed unseen, newest first, until they are paid another way or too old to be news. */
export function failedPayments(facts: AccountFacts, today: BusinessDate): FailedPayment[] {
  const { timeZone } = facts.account;
  const since = addDays(today, -newsDays);
  return facts.payments
    .flatMap((payment) => {
      const how = unseenFailureOf(payment, timeZone);
      return how ? [{ payment, how }] : [];
    })
    .filter((failed) => failedOn(failed.payment, timeZone) >= since && !isPaidAnotherWay(failed, facts))
    .sort((a, b) => Date.parse(endedAt(b.payment)) - Date.parse(endedAt(a.payment)));
}
