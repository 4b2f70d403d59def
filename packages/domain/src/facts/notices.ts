import type { Severity } from '../account/severity.ts';
import type { OnlineRestriction } from '../method/online-restriction.ts';
import { restrictionStandings } from '../method/restriction-standing.ts';
import { mobileStandings, type ToldMobileStanding } from '../mobile/mobile-standing.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';
import type { BillingSummary } from './billing-summary.ts';
import type { FailedPayment } from './failed-payments.ts';
import type { ReturnedPayment } from './news.ts';
import { scheduledBesides } from './set-to-pay.ts';

/** One thing to be told beside the amount due, and how grave it is. */
export type Notice = { readonly severity: Severity } & (
  | { readonly kind: 'withSupport'; readonly payment: Payment }
  | { readonly kind: 'failed'; readonly failed: FailedPayment }
  | { readonly kind: 'returned'; readonly returned: ReturnedPayment }
  | {
      readonly kind: 'mobile';
      readonly standing: ToldMobileStanding;
      readonly pastDue: Money;
      /** What is paid of it and not confirmed yet. */
      readonly confirming: Money | null;
    }
  | { readonly kind: 'mobileRestoring' }
  /** Mobile service requires an Auto Pay that is not on. */
  | { readonly kind: 'missingAutoPay' }
  | { readonly kind: 'restriction'; readonly restriction: OnlineRestriction }
  | { readonly kind: 'confirmed'; readonly payment: Payment }
  | { readonly kind: 'received'; readonly payment: Payment }
  | { readonly kind: 'scheduled'; readonly payments: readonly Payment[] }
);

export type NoticesInput = Pick<
  BillingSummary,
  | 'mobile'
  | 'isMissingAutoPay'
  | 'news'
  | 'paymentsOnTheirWay'
  | 'restriction'
  | 'scheduledPayments'
  | 'setToPay'
>;

/** What asks for something, by how grave it is; the rest is only to be known. */
const ranks = { critical: 0, warning: 1, information: 2, positive: 2, none: 2 } as const satisfies Record<
  Severity,
  number
>;

/** A card has paid; a bank has only been asked. */
const severityOfReceived = { creditCard: 'positive', bankAccount: 'information' } as const;

/**
 * What the customer should know before anything else, the worst first; of the same gravity what is about their money first.
 * How the account stands is told with what is due, and is not among them.
 * @param withSupport payments that nobody knows about after a day, without the one that is told with what is due
 */
export function noticesOf(summary: NoticesInput, withSupport: readonly Payment[]): readonly Notice[] {
  const { mobile, isMissingAutoPay, news, paymentsOnTheirWay, restriction, scheduledPayments, setToPay } =
    summary;
  const isScheduledBesides = scheduledBesides(scheduledPayments, setToPay).length > 0;
  const notices: readonly Notice[] = [
    ...withSupport.map((payment) => ({ kind: 'withSupport', severity: 'warning', payment }) as const),
    ...news.failed.map((failed) => ({ kind: 'failed', severity: 'warning', failed }) as const),
    ...news.returned.map((returned) => ({ kind: 'returned', severity: 'warning', returned }) as const),
    ...(mobile && mobile.name !== 'active'
      ? [
          {
            kind: 'mobile',
            severity: mobileStandings[mobile.name].severity,
            standing: mobile.name,
            pastDue: mobile.pastDue,
            confirming: mobile.confirming,
          } as const,
        ]
      : []),
    ...(mobile?.isRestoring ? [{ kind: 'mobileRestoring', severity: 'positive' } as const] : []),
    ...(isMissingAutoPay ? [{ kind: 'missingAutoPay', severity: 'warning' } as const] : []),
    ...(restriction
      ? [{ kind: 'restriction', severity: restrictionStandings[restriction].severity, restriction } as const]
      : []),
    ...news.confirmed.map((payment) => ({ kind: 'confirmed', severity: 'positive', payment }) as const),
    ...paymentsOnTheirWay.map(
      (payment) =>
        ({ kind: 'received', severity: severityOfReceived[payment.method.type], payment }) as const,
    ),
    // All of them, so that it counts as many as the list that it leads to.
    ...(isScheduledBesides
      ? [{ kind: 'scheduled', severity: 'information', payments: scheduledPayments } as const]
      : []),
  ];
  return [...notices].sort((a, b) => ranks[a.severity] - ranks[b.severity]);
}
