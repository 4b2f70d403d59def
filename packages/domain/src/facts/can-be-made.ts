import { methodUnusableReason } from '../method/method-eligibility.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';

/**
 * Whether a scheduled payment can be made on its day: one by a saved method that works no more by then fails, and whoever takes
 * it knows. One whose method was not saved is taken as it is.
 */
export function canBeMade(
  { account, methods }: Pick<AccountFacts, 'account' | 'methods'>,
  { method: { methodId }, paymentDate }: Pick<Payment, 'method' | 'paymentDate'>,
): boolean {
  const method = methods.find(({ id }) => id === methodId);
  return !method || methodUnusableReason(method, account.restrictions, paymentDate) === null;
}
