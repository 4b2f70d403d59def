import type { AutoPaySettings } from '../auto-pay/settings.ts';
import { type BusinessDate, daysBetween } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { balanceOn, paymentsOnTheirWay } from '../facts/balance.ts';
import { canBeMade } from '../facts/can-be-made.ts';
import { nextDebit } from '../facts/next-debit.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

/** Another debit near the day of a payment about to be made. */
export interface NearbyDebit {
  readonly kind: 'onItsWay' | 'scheduled' | 'autoPay';
  readonly paymentId: string | null;
  readonly amount: Money;
  readonly date: BusinessDate;
  /** Who made it; `null` for Auto Pay. */
  readonly madeBy: { readonly userId: string; readonly name: string } | null;
}

/** A bill cycle's half: close enough that two debits may be meant for the same bill. */
const nearDays = 15;

/**
 * Every pending, scheduled and Auto Pay debit near a date, soonest first, so that nobody pays twice unknowingly. What is
 * scheduled by the day on which the bill falls due pays that bill, and is named however far off it is; what is scheduled and
 * cannot be made is not, as it would pay nothing.
 */
export function nearbyDebits(
  facts: AccountFacts,
  date: BusinessDate,
  today: BusinessDate,
  retries?: AutoPaySettings,
): NearbyDebit[] {
  const onTheirWay = paymentsOnTheirWay(facts.payments).map((payment) => ({
    kind: 'onItsWay' as const,
    payment,
  }));
  const { nextDueDate } = balanceOn(facts, today);
  const paysTheBill = (day: BusinessDate) => nextDueDate !== null && day <= nextDueDate;
  const scheduled = facts.payments
    .filter((payment) => payment.status === 'scheduled' && canBeMade(facts, payment))
    .filter(({ paymentDate: day }) => paysTheBill(day) || Math.abs(daysBetween(day, date)) <= nearDays)
    .map((payment) => ({ kind: 'scheduled' as const, payment }));
  const made = [...onTheirWay, ...scheduled].map(({ kind, payment }) => ({
    kind,
    paymentId: payment.id,
    amount: payment.amount,
    date: payment.paymentDate,
    madeBy: payment.channel === 'autoPay' ? null : payment.createdBy,
  }));
  const debit = nextDebit(facts, today, retries);
  const near =
    debit && isPositive(debit.estimatedAmount) && Math.abs(daysBetween(debit.date, date)) <= nearDays;
  const auto = near
    ? [
        {
          kind: 'autoPay' as const,
          paymentId: null,
          amount: debit.estimatedAmount,
          date: debit.date,
          madeBy: null,
        },
      ]
    : [];
  return [...made, ...auto].sort((a, b) => a.date.localeCompare(b.date));
}
