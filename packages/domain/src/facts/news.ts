import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import { checkingEndsAt } from '../payment/checking-end.ts';
import { openPaymentOf } from '../payment/open-payment.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';
import { balanceOn, openCharges } from './balance.ts';
import { deviceFacts } from './device-facts.ts';
import { type FailedPayment, failedPayments, newestFirst } from './failed-payments.ts';
import { isLeftByDay } from './is-left-by-day.ts';
import { mobileBillFacts } from './mobile-bill-facts.ts';
import { needsCallToRestore, restoredAt } from './service-standing.ts';

/** An instant, and the zone in which the customer reads it. */
export interface AccountInstant {
  /** RFC 3339. */
  readonly at: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** A payment that the bank sent back, and the day on which its amount was owed again. */
export interface ReturnedPayment {
  readonly payment: Payment;
  readonly date: BusinessDate;
}

/** What happened last to the account's money and service, as long as nothing later makes it untrue or moot. */
export interface AccountNews {
  /** Service is on its way back, by then. */
  readonly restoring: AccountInstant | null;
  /** Nothing past due is left, and service comes back only after a call. */
  readonly callToRestore: boolean;
  /** By when there is an answer about the payment being checked, where that is known. */
  readonly checkingUntil: AccountInstant | null;
  /** Payments that were not settled in a day: people look into them, and the customer may pay again. */
  readonly withSupport: readonly Payment[];
  /** Payments that failed when nobody was there to be told, newest first. */
  readonly failed: readonly FailedPayment[];
  /** Newest first. */
  readonly returned: readonly ReturnedPayment[];
  /** Payments that nobody knew of for a while and that went through, newest first: whoever made them waits for that answer. */
  readonly confirmed: readonly Payment[];
}

/** What stands across the head of what an account owes, where something happened last: one of them at most. */
export const leadingNews = [
  'checking',
  'restoring',
  'callToRestore',
  'callToReopen',
  'pastDueCovered',
  'withSupport',
] as const;
export type LeadingNews = (typeof leadingNews)[number];

/** Payments whose end is told: whoever has seen that may close it. What still asks for something is not among them. */
export const dismissibleNews = ({ failed, returned, confirmed }: AccountNews): readonly string[] => [
  ...[...failed, ...returned].map(({ payment }) => payment.id),
  ...confirmed.map(({ id }) => id),
];

/**
 * What the account's facts tell of what happened last (product decision "What happened last").
 * @param dismissed payments whose end, as it is now, this user has closed
 */
export function accountNews(facts: AccountFacts, now: Date, dismissed: readonly string[] = []): AccountNews {
  const { timeZone } = facts.account;
  const today = dayIn(now, timeZone);
  const instant = (at: string | null): AccountInstant | null => (at === null ? null : { at, timeZone });
  const restored = restoredAt(facts, now);
  const isRestored = restored !== null && Date.parse(restored) <= now.getTime();
  const open = openPaymentOf(facts);
  const isNews = ({ payment }: { readonly payment: Payment }): boolean => !dismissed.includes(payment.id);
  return {
    restoring: isRestored ? null : instant(restored),
    callToRestore: needsCallToRestore(facts, now),
    checkingUntil: open && instant(checkingEndsAt(open, timeZone)),
    withSupport: facts.payments.filter(
      ({ status, inSupportQueue }) => status === 'unknown' && inSupportQueue,
    ),
    failed: [...failedPayments(facts, today), ...failedOfMobile(facts, today)]
      .filter(isNews)
      .sort(newestFirst),
    returned: returnedPayments(facts, today).filter(isNews),
    confirmed: confirmedPayments(facts, today).filter(({ id }) => !dismissed.includes(id)),
  };
}

/** Payments for mobile service that failed unseen: what answers one of them is paid for the same device, or for the same bill. */
const failedOfMobile = (facts: AccountFacts, today: BusinessDate): FailedPayment[] =>
  facts.mobile
    ? [
        ...facts.mobile.devices.flatMap((device) => failedPayments(deviceFacts(facts, device, today), today)),
        ...failedPayments(mobileBillFacts(facts, today), today),
      ]
    : [];

/** How long it is news that a payment went through, in days from the payment's own. */
const confirmedDays = 7;

/** Payments of the account that were being confirmed, and went through. One of which something was given back is old news. */
const confirmedPayments = ({ payments, ledger }: AccountFacts, today: BusinessDate): Payment[] =>
  payments
    .filter(
      ({ id, status, wasChecked, paymentDate }) =>
        status === 'successful' &&
        wasChecked &&
        paymentDate >= addDays(today, -confirmedDays) &&
        !ledger.some(({ kind, paymentId }) => kind === 'refund' && paymentId === id),
    )
    .sort((a, b) => Date.parse(b.requestedAt) - Date.parse(a.requestedAt));

/** Payments sent back, as long as something that was charged by then is open and nothing on its way covers it. */
function returnedPayments(facts: AccountFacts, today: BusinessDate): ReturnedPayment[] {
  const { charges } = openCharges(facts);
  const { pending } = balanceOn(facts, today);
  return facts.payments
    .flatMap((payment) => {
      const { status, returnedDate: date } = payment;
      return status === 'returned' && date && isLeftByDay(charges, date, pending) ? [{ payment, date }] : [];
    })
    .sort((a, b) => b.date.localeCompare(a.date));
}
