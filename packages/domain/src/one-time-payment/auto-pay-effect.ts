import type { BusinessDate } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { nextDebit } from '../facts/next-debit.ts';
import { largest, subtract, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

/** Answers "if I pay now, will Auto Pay still charge me?" */
export interface AutoPayEffect {
  readonly debitDate: BusinessDate;
  readonly before: Money;
  readonly after: Money;
  readonly answer: 'willNotCharge' | 'willChargeLess' | 'willStillChargeAll';
}

/** How a payment of an amount on a day changes the next Auto Pay debit; `null` without Auto Pay. */
export function autoPayEffect(
  facts: AccountFacts,
  payment: { readonly amount: Money; readonly date: BusinessDate },
  today: BusinessDate,
): AutoPayEffect | null {
  const debit = nextDebit(facts, today);
  if (!debit) return null;
  const before = debit.estimatedAmount;
  const after = payment.date <= debit.date ? largest(subtract(before, payment.amount), zero) : before;
  const answer =
    after.cents === 0
      ? 'willNotCharge'
      : after.cents < before.cents
        ? 'willChargeLess'
        : 'willStillChargeAll';
  return { debitDate: debit.date, before, after, answer };
}
