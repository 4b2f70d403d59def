import type { BusinessDate } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { debitedFacts } from '../facts/debited-facts.ts';
import { enrolledScopes } from '../facts/enrolled-services.ts';
import { debitedServices } from '../method/auto-pay-method.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import type { OutcomeCode } from '../outcomes/outcomes.ts';
import { type AutoPayRefusal, dayRefusal, methodRefusal, termsRefusal } from './auto-pay-refusals.ts';
import { enrolmentFor } from './auto-pay-turn.ts';
import { type DebitStart, debitDayChoice } from './debit-day-choice.ts';
import type { AutoPayTerms } from './terms.ts';

/** What somebody asks for who changes Auto Pay. */
export interface RequestedAutoPayChange {
  /** What the change is for. */
  readonly scopes: readonly AutoPayScope[];
  /** The method to debit from now on; `undefined` where each keeps its own, `null` for one that the account does not have. */
  readonly method: PaymentMethod | null | undefined;
  /** The day from now on, 1–31; `undefined` where each keeps its own. */
  readonly debitDay: number | undefined;
  readonly acceptedTerms: readonly AutoPayTerms[];
}

/** What else can be wrong with a change: no service was chosen, one is not enrolled, or nothing would be another. */
export type AutoPayChangeRefusal =
  | AutoPayRefusal
  | { readonly field: 'scopes'; readonly outcome: null; readonly problem: 'noService' | 'notEnrolled' }
  | { readonly field: null; readonly outcome: null; readonly problem: 'sameAsNow' };

const scopesRefusal = (facts: AccountFacts, scopes: readonly AutoPayScope[]): AutoPayChangeRefusal | null => {
  if (scopes.length === 0) return { field: 'scopes', outcome: null, problem: 'noService' };
  const enrolled = enrolledScopes(facts);
  const areEnrolled = scopes.every((scope) => enrolled.includes(scope));
  return areEnrolled ? null : { field: 'scopes', outcome: null, problem: 'notEnrolled' };
};

/** Whether each service would go on by the day and the method it has. */
const isSameAsNow = (facts: AccountFacts, { method, debitDay, scopes }: RequestedAutoPayChange): boolean =>
  method !== null &&
  scopes.length > 0 &&
  scopes.every((scope) => {
    const now = enrolmentFor(facts, scope);
    return (
      now !== null &&
      (debitDay ?? now.debitDay) === now.debitDay &&
      (method === undefined || method.id === now.method.methodId)
    );
  });

/**
 * What is wrong with a change of Auto Pay, all at once (spec section 5); nothing where it may go. Only what changes is judged,
 * and each service by its own bill: who keeps a day that has become late, or a card that has expired, may change the other.
 * @param startOf from when on the debits of each go by the change
 */
export function autoPayChangeRefusals(
  facts: AccountFacts,
  asked: RequestedAutoPayChange,
  today: BusinessDate,
  startOf: (scope: AutoPayScope) => DebitStart,
): AutoPayChangeRefusal[] {
  if (isSameAsNow(facts, asked)) return [{ field: null, outcome: null, problem: 'sameAsNow' }];
  const { scopes, method, debitDay, acceptedTerms } = asked;
  const judged = scopes.map((scope) => {
    const kept = enrolmentFor(facts, scope)?.debitDay;
    const debited = debitedFacts(facts, scope, today);
    return { scope, kept, choice: debitDayChoice(debited, debitDay ?? kept ?? 1, startOf(scope)) };
  });
  const methodRefusals =
    method === undefined
      ? []
      : judged
          .filter(({ scope }) => !method?.usedBy.includes(scope))
          .map(({ scope, choice: { firstDebit } }) =>
            methodRefusal(facts, method, debitedServices(facts.account, scope), { today, firstDebit }),
          );
  const dayRefusals = judged
    .filter(({ kept }) => debitDay !== undefined && debitDay !== kept)
    .map(({ choice }) => dayRefusal(choice));
  return [
    scopesRefusal(facts, scopes),
    methodRefusals.find((refusal) => refusal !== null) ?? null,
    dayRefusals.find((refusal) => refusal !== null) ?? null,
    termsRefusal(acceptedTerms),
  ].filter((refusal) => refusal !== null);
}

/** What can become of a change or a cancellation that our side did not finish. */
export type AutoPayFailure = 'methodKept' | 'methodLost' | 'dayKept' | 'notCancelled';

/** The outcome that tells it (spec section 8). */
export const autoPayFailures = {
  methodKept: 'LW-APY-041',
  /** A backend that cancels and enrolls in two calls did the first alone: Auto Pay is off. */
  methodLost: 'LW-APY-043',
  dayKept: 'LW-APY-040',
  notCancelled: 'LW-APY-030',
} as const satisfies Record<AutoPayFailure, OutcomeCode>;
