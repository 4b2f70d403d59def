import type { Account } from '../account/account.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { isExpired } from './card-expiration.ts';
import { type MethodBlockedReason, methodUnusableReason } from './method-eligibility.ts';
import type { AutoPayScope } from './method-kinds.ts';
import type { PaymentMethod } from './payment-method.ts';

/** What an enrolment debits for. */
export interface DebitedServices {
  readonly scope: AutoPayScope;
  /** A property's services are managed together; their Auto Pay for all services takes cards only (spec section 5). */
  readonly isMassManaged: boolean;
}

/** What is debited for of an account. */
export const debitedServices = (
  { massManaged }: Pick<Account, 'massManaged'>,
  scope: AutoPayScope,
): DebitedServices => ({
  scope,
  isMassManaged: scope === 'allServices' && massManaged,
});

type KindProblem = 'prepaid' | 'mobileTakesCards' | 'massManagedTakesCards';

/** Why a method cannot be what Auto Pay debits. */
export type AutoPayMethodProblem =
  | Exclude<MethodBlockedReason, 'usedForAutoPay'>
  | KindProblem
  | 'expiresBeforeDebit';

/** Whether these services take cards only, and why (spec section 5); `null` where a bank account may pay too. */
export function takesCardsOnly({
  scope,
  isMassManaged,
}: DebitedServices): Exclude<KindProblem, 'prepaid'> | null {
  if (scope === 'mobile') return 'mobileTakesCards';
  return isMassManaged ? 'massManagedTakesCards' : null;
}

/** What is wrong with the kind of a method: it never pays for these services (spec section 5). */
function kindProblem(method: PaymentMethod, services: DebitedServices): KindProblem | null {
  if (method.type === 'bankAccount') return takesCardsOnly(services);
  return method.funding === 'prepaid' ? 'prepaid' : null;
}

/** Whether a method is of a kind that Auto Pay takes: no prepaid card, and for some services cards only (spec section 5). */
export const canUseForAutoPay = (
  method: PaymentMethod,
  scope: AutoPayScope,
  isMassManaged: boolean,
): boolean => kindProblem(method, { scope, isMassManaged }) === null;

/**
 * Why a saved method cannot be what Auto Pay debits (spec section 5); `null` when it can. What an enrolment uses already may
 * be used for another.
 * @param firstDebit the first day on which it would be debited: a card has to work by then
 */
export function autoPayMethodProblem(
  method: PaymentMethod,
  services: DebitedServices,
  restrictions: Account['restrictions'],
  { today, firstDebit }: { readonly today: BusinessDate; readonly firstDebit: BusinessDate },
): AutoPayMethodProblem | null {
  const problem = methodUnusableReason(method, restrictions, today) ?? kindProblem(method, services);
  if (problem) return problem;
  const expires = method.type === 'creditCard' && isExpired(method.expirationDate, firstDebit);
  return expires ? 'expiresBeforeDebit' : null;
}
