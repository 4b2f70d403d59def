import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { AccountFacts } from './account-facts.ts';
import { debitedFacts } from './debited-facts.ts';
import { nextDebit } from './next-debit.ts';

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
