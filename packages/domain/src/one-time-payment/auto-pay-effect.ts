import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { type NextDebit, nextDebit } from '../facts/next-debit.ts';
import { isPositive, largest, subtract, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

/** Answers "if I pay now, will Auto Pay still charge me?" */
export interface AutoPayEffect {
  readonly debitDate: BusinessDate;
  readonly before: Money;
  readonly after: Money;
  readonly answer: 'willNotCharge' | 'willChargeLess' | 'willStillChargeAll';
}

type Debit = Pick<NextDebit, 'date' | 'estimatedAmount'>;

interface DatedAmount {
  readonly amount: Money;
  readonly date: BusinessDate;
}

/** What Auto Pay still takes after a payment: less only where the payment is dated no later than the debit. */
export const debitAfter = ({ date, estimatedAmount }: Debit, payment: DatedAmount): Money =>
  payment.date <= date ? largest(subtract(estimatedAmount, payment.amount), zero) : estimatedAmount;

/** Whether a payment leaves nothing of a debit that had something to take. */
export const sparesDebit = (debit: Debit, payment: DatedAmount): boolean =>
  isPositive(debit.estimatedAmount) && !isPositive(debitAfter(debit, payment));

/** How a payment of an amount on a day changes the next Auto Pay debit; `null` without Auto Pay. */
export function autoPayEffect(
  facts: AccountFacts,
  payment: DatedAmount,
  today: BusinessDate,
  retries?: AutoPaySettings,
): AutoPayEffect | null {
  const debit = nextDebit(facts, today, retries);
  if (!debit) return null;
  const before = debit.estimatedAmount;
  const after = debitAfter(debit, payment);
  const answer =
    after.cents === 0
      ? 'willNotCharge'
      : after.cents < before.cents
        ? 'willChargeLess'
        : 'willStillChargeAll';
  return { debitDate: debit.date, before, after, answer };
}
