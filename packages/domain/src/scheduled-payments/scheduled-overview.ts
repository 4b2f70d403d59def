import type { AutoPaySettings } from '../auto-pay/settings.ts';
import { type Clock, dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { type ScheduledCancelPreview, scheduledCancelPreview } from '../facts/cancel-preview.ts';
import type { PaymentOptions } from '../one-time-payment/payment-options.ts';
import type { Payment } from '../payment/payment.ts';
import {
  type ScheduledDates,
  scheduledDates,
  scheduledStanding,
  type UnchangeableCause,
} from '../payment/scheduled-standing.ts';
import type { PaymentSettings } from '../payment/settings.ts';
import { optionsWithout } from './scheduled-change.ts';
import { type ScheduledWarning, scheduledWarnings } from './scheduled-warnings.ts';

/** All that somebody asks about a payment that waits for its day, before it is changed or canceled. */
export interface ScheduledOverview {
  readonly payment: Payment;
  readonly dates: ScheduledDates;
  /** Why it can be neither changed nor canceled; `null` while it can. */
  readonly closed: UnchangeableCause | null;
  /** Gravest first. */
  readonly warnings: readonly ScheduledWarning[];
  /** What may be chosen in its place. */
  readonly options: PaymentOptions;
  readonly cancelPreview: ScheduledCancelPreview;
}

/**
 * The payments that wait for their day, soonest first.
 * @param retries on which days whoever debits tries a declined Auto Pay debit again
 */
export function scheduledOverviews(
  facts: AccountFacts,
  settings: PaymentSettings,
  clock: Clock,
  retries?: AutoPaySettings,
): ScheduledOverview[] {
  const now = clock.now();
  const { timeZone } = facts.account;
  const today = dayIn(now, timeZone);
  return facts.payments
    .filter(({ status }) => status === 'scheduled')
    .sort((a, b) => a.paymentDate.localeCompare(b.paymentDate) || a.id.localeCompare(b.id))
    .map((payment) => {
      const standing = scheduledStanding(payment, now, timeZone, settings);
      return {
        payment,
        dates: scheduledDates(payment),
        closed: standing.changes === 'closed' ? standing.cause : null,
        warnings: scheduledWarnings(facts, payment, today, retries),
        options: optionsWithout(facts, payment, settings, clock, retries),
        cancelPreview: scheduledCancelPreview(facts, [payment], today, retries),
      };
    });
}
