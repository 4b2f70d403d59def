import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { AccountFacts } from './account-facts.ts';
import { canBeDebited } from './can-be-made.ts';
import { debitedFacts } from './debited-facts.ts';
import { nextDebit, nextDebitMethod } from './next-debit.ts';

/**
 * The day on which mobile Auto Pay takes what is owed on the mobile bill; `null` where it takes nothing of it.
 * @param retries on which days whoever debits tries a declined debit again
 */
export function mobileDebitDate(
  facts: AccountFacts,
  today: BusinessDate,
  retries?: AutoPaySettings,
): BusinessDate | null {
  const debit = nextDebit(debitedFacts(facts, 'mobile', today), today, retries);
  return debit && isPositive(debit.estimatedAmount) ? debit.date : null;
}

/** The same day, where it is promised: not where what mobile Auto Pay charges works no more by then. */
export function mobileDebitPromised(
  facts: AccountFacts,
  today: BusinessDate,
  retries?: AutoPaySettings,
): BusinessDate | null {
  const date = mobileDebitDate(facts, today, retries);
  const method = nextDebitMethod(debitedFacts(facts, 'mobile', today), today);
  return date && method && canBeDebited(facts, method.methodId, date) ? date : null;
}
