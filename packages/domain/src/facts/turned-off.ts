import { addDays, type BusinessDate } from '../dates/business-date.ts';
import type { Payment } from '../payment/payment.ts';
import { isMadeInPortal } from '../payment/payment-channel.ts';
import { isAccepted } from '../payment/payment-money-state.ts';
import type { AccountFacts } from './account-facts.ts';
import { balanceOn } from './balance.ts';
import { daysToEquipment } from './delinquency-codes.ts';

/** How far back the newest payments tell of every payment there was: a bill later there are others. */
const knownDays = 30;

/**
 * The day on which service was turned off, as long as what was past due then, and what has become so since, was never all
 * paid: part of it brings nothing back, so the days of the oldest charge still open do not tell. `null` where service was not
 * turned off, and where it came back since.
 */
export function turnedOffOn(facts: AccountFacts, today: BusinessDate): BusinessDate | null {
  const { softDisconnectDate: day, serviceState } = facts.account;
  const { oldestUnpaidDueDate: oldest } = balanceOn(facts, today);
  // Service that is limited is still to be turned off, whatever day was scheduled for it.
  if (day === null || day > today || oldest === null || serviceState === 'hotlined') return null;
  if (oldest < day) return day;
  if (oldest > addDays(day, knownDays)) return null;
  return facts.payments.some((payment) => mayHaveRestored(payment, day, oldest)) ? null : day;
}

/**
 * Whether nothing past due may have been left after a payment: it was made before the oldest charge that is open was past
 * due. One that is made here says whether it restores service, until only a call can.
 */
function mayHaveRestored(
  { status, channel, paymentDate, restoresServiceBy }: Payment,
  day: BusinessDate,
  oldest: BusinessDate,
): boolean {
  if (!isAccepted(status) || paymentDate < day || paymentDate > oldest) return false;
  return (
    !isMadeInPortal(channel) || restoresServiceBy !== null || paymentDate >= addDays(day, daysToEquipment)
  );
}
