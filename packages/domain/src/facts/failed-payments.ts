import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import { isPositive } from '../money/arithmetic.ts';
import { leavesByItself } from '../payment/leaves-by-itself.ts';
import type { Payment } from '../payment/payment.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';
import type { AccountFacts } from './account-facts.ts';
import { balanceOn } from './balance.ts';
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
export const failureReasons = ['declined', 'methodUnusable', 'ourSide'] as const;
export type FailureReason = (typeof failureReasons)[number];

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
  const { status, channel, wasChecked } = payment;
  if (status !== 'failed') return null;
  if (channel === 'autoPay') return 'autoPay';
  if (wasChecked) return 'checked';
  return leavesByItself(payment, timeZone) ? 'scheduled' : null;
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

/** Payments that stand in for one that failed, oldest first. */
const standIns = ({ payments }: AccountFacts): Payment[] =>
  payments
    .filter(({ status }) => standsIn[status])
    .sort((a, b) => Date.parse(a.requestedAt) - Date.parse(b.requestedAt));

/** Whether a later payment is enough for one that failed, which was still news when it was made. */
const answers = (later: Payment, failed: FailedPayment, timeZone: string): boolean =>
  later.id !== failed.payment.id &&
  Date.parse(later.requestedAt) >= Date.parse(answeredFrom(failed)) &&
  later.amount.cents >= failed.payment.amount.cents &&
  failedOn(failed.payment, timeZone) >= addDays(dayIn(new Date(later.requestedAt), timeZone), -newsDays);

/**
 * Payments that failed and were paid another way: each later payment stands in for one that failed, the largest that it is
 * enough for, and of equal ones the newest. Where nothing is owed any more, none of them is left to be paid.
 */
function paidAnotherWay(
  failed: readonly FailedPayment[],
  facts: AccountFacts,
  today: BusinessDate,
): ReadonlySet<FailedPayment> {
  const { timeZone } = facts.account;
  const owesNothing = !isPositive(balanceOn(facts, today).amountDue);
  const largestFirst = [...failed].sort(
    (a, b) => b.payment.amount.cents - a.payment.amount.cents || newestFirst(a, b),
  );
  const answered = new Set<FailedPayment>();
  for (const later of standIns(facts)) {
    const enoughFor = largestFirst.filter((one) => !answered.has(one) && answers(later, one, timeZone));
    for (const one of owesNothing ? enoughFor : enoughFor.slice(0, 1)) answered.add(one);
  }
  return answered;
}

const endedAt = ({ failedAt, requestedAt }: Payment): string => failedAt ?? requestedAt;

/** The day on which it was known that a payment failed. */
const failedOn = (payment: Payment, timeZone: string): BusinessDate =>
  payment.failedAt === null ? payment.paymentDate : dayIn(new Date(payment.failedAt), timeZone);

export const newestFirst = (a: FailedPayment, b: FailedPayment): number =>
  Date.parse(endedAt(b.payment)) - Date.parse(endedAt(a.payment));

/** Payments that failed unseen, newest first, until they are paid another way or too old to be news. */
export function failedPayments(facts: AccountFacts, today: BusinessDate): FailedPayment[] {
  const { timeZone } = facts.account;
  const since = addDays(today, -newsDays);
  const failed = facts.payments.flatMap((payment) => {
    const how = unseenFailureOf(payment, timeZone);
    return how ? [{ payment, how }] : [];
  });
  const answered = paidAnotherWay(failed, facts, today);
  return failed
    .filter((one) => failedOn(one.payment, timeZone) >= since && !answered.has(one))
    .sort(newestFirst);
}
