import type { AutoPaySettings } from '../auto-pay/settings.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { type NextDebit, nextDebit } from '../facts/next-debit.ts';
import { isPositive, zero } from '../money/arithmetic.ts';
import { isOpenUntil } from '../payment/cut-off.ts';
import type { PaymentSettings } from '../payment/settings.ts';
import type { DebitStart } from './debit-day-choice.ts';

/** What a change or a cancellation made now does about the next debit. */
export type ChangeReach =
  /** It is in time: the next debit goes by it, or is not made. */
  | { readonly reaches: 'nextDebit' }
  /** It is too late for the next debit, which is still made as it stands; today's, where that is its day. */
  | { readonly reaches: 'theOneAfter'; readonly stillMade: NextDebit };

/**
 * Whether a change made now reaches the next debit: until the cut-off of its change-by day. A debit that has nothing to take
 * is not made either way. `null` without Auto Pay.
 */
export function changeReach(
  facts: AccountFacts,
  now: Date,
  { cutOff }: Pick<PaymentSettings, 'cutOff'>,
  retries?: AutoPaySettings,
): ChangeReach | null {
  const { timeZone } = facts.account;
  const debit = nextDebit(facts, dayIn(now, timeZone), retries);
  if (!debit) return null;
  const isInTime = isOpenUntil(debit.changeBy, cutOff, now, timeZone) || !isPositive(debit.estimatedAmount);
  return isInTime ? { reaches: 'nextDebit' } : { reaches: 'theOneAfter', stillMade: debit };
}

/** From when on debits go by a change: from today, or after the debit that is still made and what that pays. */
export const startOfChange = (reach: ChangeReach, today: BusinessDate): DebitStart =>
  reach.reaches === 'nextDebit'
    ? { from: today, covered: zero }
    : { from: addDays(reach.stillMade.date, 1), covered: reach.stillMade.estimatedAmount };
