import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { isPositive, largest, subtract, sum, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { AccountFacts } from './account-facts.ts';
import { balanceOn, openCharges, paymentsOnTheirWay } from './balance.ts';
import { canBeMade } from './can-be-made.ts';
import { debitBy } from './set-to-pay.ts';

/**
 * What is left to pay of all that falls due by a day, once payments on their way and those scheduled to leave by then have
 * paid: what would be late after it. One whose method will not be able to pay covers nothing; Auto Pay is not counted.
 * @param covered what pays besides
 */
export function leftDueBy(
  facts: Pick<AccountFacts, 'account' | 'ledger' | 'methods' | 'payments'>,
  date: BusinessDate,
  covered: Money = zero,
): Money {
  const due = openCharges(facts).charges.filter(({ dueDate }) => dueDate <= date);
  const scheduled = facts.payments.filter(
    (payment) => payment.status === 'scheduled' && payment.paymentDate <= date && canBeMade(facts, payment),
  );
  const paying = [...paymentsOnTheirWay(facts.payments), ...scheduled].map(({ amount }) => amount);
  const left = subtract(sum(due.map(({ remaining }) => remaining)), sum([...paying, covered]));
  return largest(left, zero);
}

/** What nothing that leaves by itself pays in time. */
export interface Uncovered {
  readonly amount: Money;
  readonly dueDate: BusinessDate;
}

/**
 * What is left to pay by hand of what falls due next, once Auto Pay has paid too, where that debits in time and can. `null` where
 * nothing is.
 * @param retries on which days whoever debits tries a declined Auto Pay debit again
 */
export function uncoveredOn(
  facts: AccountFacts,
  today: BusinessDate,
  retries?: AutoPaySettings,
): Uncovered | null {
  const dueDate = balanceOn(facts, today).nextDueDate;
  if (dueDate === null) return null;
  const amount = leftDueBy(facts, dueDate, debitBy(facts, today, dueDate, retries)?.amount);
  return isPositive(amount) ? { amount, dueDate } : null;
}
