import {
  type AccountFacts,
  type AutoPaySettings,
  type BusinessDate,
  discountOf,
  nextDebit,
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
