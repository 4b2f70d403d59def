import type { BusinessDate } from '../dates/business-date.ts';
import { largest, subtract, sum, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { AccountFacts } from './account-facts.ts';
import { openCharges, paymentsOnTheirWay } from './balance.ts';

/**
 * What is left to pay of all that falls due by a day, once payments on their way and those scheduled to leave by then have
 * paid: what would be late after it. Auto Pay is not counted.
 * @param covered what pays besides
 */
export function leftDueBy(
  facts: Pick<AccountFacts, 'ledger' | 'payments'>,
  date: BusinessDate,
  covered: Money = zero,
): Money {
  const due = openCharges(facts).charges.filter(({ dueDate }) => dueDate <= date);
  const scheduled = facts.payments.filter(
    ({ status, paymentDate }) => status === 'scheduled' && paymentDate <= date,
  );
  const paying = [...paymentsOnTheirWay(facts.payments), ...scheduled].map(({ amount }) => amount);
  const left = subtract(sum(due.map(({ remaining }) => remaining)), sum([...paying, covered]));
  return largest(left, zero);
}
