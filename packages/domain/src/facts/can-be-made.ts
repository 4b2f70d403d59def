import type { BusinessDate } from '../dates/business-date.ts';
import { methodUnusableReason } from '../method/method-eligibility.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';

type Known = Pick<AccountFacts, 'account' | 'methods'>;

/** Whether a saved method works on a day; `null` where it is not saved. */
function worksOn({ account, methods }: Known, methodId: string | null, date: BusinessDate): boolean | null {
  const method = methods.find(({ id }) => id === methodId);
  return method ? methodUnusableReason(method, account.restrictions, date) === null : null;
}

/**
 * Whether a scheduled payment can be made on its day: one by a saved method that works no more by then fails, and whoever takes
 * it knows. One whose method was not saved is taken as it is.
 */
export const canBeMade = (
  facts: Known,
  { method: { methodId }, paymentDate }: Pick<Payment, 'method' | 'paymentDate'>,
): boolean => worksOn(facts, methodId, paymentDate) ?? true;

/** Whether Auto Pay can debit a method on a day: only one that is saved, and works. */
export const canBeDebited = (facts: Known, methodId: string | null, date: BusinessDate): boolean =>
  worksOn(facts, methodId, date) ?? false;
