import { debitDates } from '../auto-pay/debit-dates.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { isMore } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';
import { billedBy } from './billed.ts';
import { canBeDebited } from './can-be-made.ts';
import { debitedFacts } from './debited-facts.ts';
import { debitedOn } from './next-debit.ts';
import { restoredByPaying } from './service-restored.ts';

/**
 * Whether a payment that leaves by itself may charge its method today, on its departure and when it is asked for again: the method is
 * still saved and works. One whose method was not saved is taken as it is.
 */
export const mayBeCharged = (
  facts: AccountFacts,
  { method: { methodId } }: Pick<Payment, 'method'>,
  today: BusinessDate,
): boolean => methodId === null || canBeDebited(facts, methodId, today);

/**
 * Whether a payment that leaves by itself, and that the processor was asked for already, would still leave today: it may charge its
 * method, and of Auto Pay's debits, that much is owed. What became of Auto Pay since takes none back: their last day to be stopped was
 * over when they were made.
 * @param wasMadeAfterEnd whether it is a debit of an Auto Pay that had ended before: it pays no bill that came too late for it
 */
export const isStillToBeTaken = (
  facts: AccountFacts,
  payment: Payment,
  today: BusinessDate,
  wasMadeAfterEnd: boolean,
): boolean =>
  payment.channel === 'autoPay'
    ? isStillDebited(facts, payment, today, wasMadeAfterEnd)
    : mayBeCharged(facts, payment, today);

function isStillDebited(
  all: AccountFacts,
  payment: Payment,
  today: BusinessDate,
  wasMadeAfterEnd: boolean,
): boolean {
  const scope = payment.device ? 'mobile' : 'allServices';
  const facts = debitedFacts(withoutPayment(all, payment), scope, today);
  const owed = { ...facts, ledger: billedBy(facts.ledger, lastBilledOf(facts, payment, wasMadeAfterEnd)) };
  return (
    canBeDebited(facts, payment.method.methodId, today) &&
    !isMore(payment.amount, debitedOn(owed, payment.paymentDate, today))
  );
}

/**
 * The last day whose bills a debit pays: its own, as what is billed later has a debit of its own, or none where Auto Pay is off. The
 * last debit of an Auto Pay that was turned off pays no bill that came after the last day on which it could be changed.
 */
function lastBilledOf(
  { autoPay }: AccountFacts,
  { paymentDate, method }: Payment,
  wasMadeAfterEnd: boolean,
): BusinessDate {
  return wasMadeAfterEnd && !autoPay ? debitDates(paymentDate, method.type).changeBy : paymentDate;
}

/**
 * When service is back if a payment that leaves by itself is taken now: the time that it promised on its day goes by while its end
 * is not known. Only a debit of Auto Pay promises one.
 */
export const restoredOnceTaken = (facts: AccountFacts, payment: Payment, now: Date): string | null =>
  payment.channel === 'autoPay'
    ? restoredByPaying(withoutPayment(facts, payment), payment.device, payment.amount, now)
    : null;

/** As it would be if nothing was taken. */
const withoutPayment = (facts: AccountFacts, { id }: Payment): AccountFacts => ({
  ...facts,
  payments: facts.payments.filter((payment) => payment.id !== id),
  devicePayments: facts.devicePayments?.filter((payment) => payment.id !== id),
});
