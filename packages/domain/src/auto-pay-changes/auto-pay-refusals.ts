import type { BusinessDate } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import {
  type AutoPayMethodProblem,
  autoPayMethodProblem,
  type DebitedServices,
} from '../method/auto-pay-method.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import type { OutcomeCode } from '../outcomes/outcomes.ts';
import type { DebitDayChoice, LateDebit } from './debit-day-choice.ts';
import { type AutoPayTerms, missingTerms } from './terms.ts';

/** What a request to turn on or change Auto Pay got wrong. An outcome of `null` is told at the field alone. */
export type AutoPayRefusal =
  | {
      readonly field: 'paymentMethodId';
      readonly outcome: 'LW-PAY-030' | 'LW-PAY-031' | 'LW-PAY-034';
      readonly problem: AutoPayMethodProblem | 'unknown';
    }
  | { readonly field: 'debitDay'; readonly outcome: 'LW-APY-042'; readonly problem: LateDebit }
  | { readonly field: 'terms'; readonly outcome: null; readonly problem: readonly AutoPayTerms[] };

/** A kind of method that the account may not use is told as that; any other problem is one of the method. */
const methodOutcomes = {
  cardsRestricted: 'LW-PAY-030',
  bankRestricted: 'LW-PAY-031',
} as const satisfies Partial<Record<AutoPayMethodProblem, OutcomeCode>>;

const outcomeOf = (problem: AutoPayMethodProblem | 'unknown') =>
  problem === 'cardsRestricted' || problem === 'bankRestricted' ? methodOutcomes[problem] : 'LW-PAY-034';

/** Why a method may not be debited. @param method `null` where the account has none such */
export function methodRefusal(
  { account }: AccountFacts,
  method: PaymentMethod | null,
  services: DebitedServices,
  days: { readonly today: BusinessDate; readonly firstDebit: BusinessDate },
): AutoPayRefusal | null {
  const problem = method ? autoPayMethodProblem(method, services, account.restrictions, days) : 'unknown';
  return problem && { field: 'paymentMethodId', outcome: outcomeOf(problem), problem };
}

/** Why a debit day may not be chosen. */
export function dayRefusal(choice: DebitDayChoice): AutoPayRefusal | null {
  if (choice.availability === 'available') return null;
  const { reason, dueDate, daysLate } = choice;
  return { field: 'debitDay', outcome: 'LW-APY-042', problem: { reason, dueDate, daysLate } };
}

/** Both terms are accepted before anything is turned on or changed (spec section 5). */
export function termsRefusal(accepted: readonly AutoPayTerms[]): AutoPayRefusal | null {
  const missing = missingTerms(accepted);
  return missing.length > 0 ? { field: 'terms', outcome: null, problem: missing } : null;
}
