import type { BusinessDate } from '../dates/business-date.ts';
import { isMore } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';
import { canBeDebited } from './can-be-made.ts';
import { debitedFacts } from './debited-facts.ts';
import { debitedOn } from './next-debit.ts';
import { restoredByPaying } from './service-restored.ts';

/**
 * Whether a payment that leaves by itself would leave today, by the rules of its departure: its method is still saved and works,
 * and of Auto Pay's debits, Auto Pay is on as it was and that much is owed. One whose method was not saved is taken as it is.
 */
export function isStillToBeTaken(facts: AccountFacts, payment: Payment, today: BusinessDate): boolean {
  if (payment.channel === 'autoPay') return isStillDebited(facts, payment, today);
  const { methodId } = payment.method;
  return methodId === null || canBeDebited(facts, methodId, today);
}

/** Auto Pay that was turned off, or given another method, since the debit was made agrees to it no more. */
function isStillDebited(all: AccountFacts, payment: Payment, today: BusinessDate): boolean {
  const scope = payment.device ? 'mobile' : 'allServices';
  const facts = debitedFacts(withoutPayment(all, payment), scope, today);
  const { autoPay } = facts;
  const { methodId } = payment.method;
  return (
    autoPay !== null &&
    autoPay.method.methodId === methodId &&
    Date.parse(autoPay.authorization.acceptedAt) <= Date.parse(payment.requestedAt) &&
    canBeDebited(facts, methodId, today) &&
    !isMore(payment.amount, debitedOn(facts, payment.paymentDate, today))
  );
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
