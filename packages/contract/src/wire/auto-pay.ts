import {
  type AccountFacts,
  type AutoPaySettings,
  addDays,
  type BusinessDate,
  discountOf,
  nextDebit,
  type Payment,
} from '@linework/domain';
import type * as schema from '../generated/graph-schema.ts';
import { nextDebitToWire } from './balance.ts';
import { moneyToWire } from './money.ts';

/** The account's enrolment with its next debit, `null` without Auto Pay. */
export function autoPayToWire(
  facts: AccountFacts,
  today: BusinessDate,
  retries?: AutoPaySettings,
): schema.AutoPayEnrolment | null {
  const { autoPay } = facts;
  const debit = nextDebit(facts, today, retries);
  if (!autoPay || !debit) return null;
  const discount = discountOf(facts);
  return {
    id: autoPay.id,
    status: 'active',
    scope: autoPay.scope,
    paymentMethod: autoPay.method,
    debitDay: autoPay.debitDay,
    nextDebit: nextDebitToWire(debit),
    discount: discount && { amount: moneyToWire(discount), lostOnCancel: true },
    authorization: autoPay.authorization,
  };
}

/** A scheduled payment; it can be changed through the day before it leaves. */
export const scheduledPaymentToWire = (payment: Payment): schema.ScheduledPayment => ({
  id: payment.id,
  status: payment.status,
  debitDate: payment.paymentDate,
  changeBy: addDays(payment.paymentDate, -1),
  amount: moneyToWire(payment.amount),
  paymentMethod: payment.method,
  createdBy: payment.createdBy,
  warnings: [],
});
