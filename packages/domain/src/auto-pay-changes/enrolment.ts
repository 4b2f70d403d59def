import type { BusinessDate } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { debitedFacts } from '../facts/debited-facts.ts';
import { enrolledScopes, hasMobileService } from '../facts/enrolled-services.ts';
import { standingOn } from '../facts/standing.ts';
import { type DebitedServices, takesCardsOnly } from '../method/auto-pay-method.ts';
import { onlineRestriction } from '../method/online-restriction.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import { paysOnline, restrictionStandings } from '../method/restriction-standing.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { OutcomeCode } from '../outcomes/outcomes.ts';
import { openPaymentOf } from '../payment/open-payment.ts';
import { type AutoPayRefusal, dayRefusal, methodRefusal, termsRefusal } from './auto-pay-refusals.ts';
import { debitDayChoice } from './debit-day-choice.ts';
import type { AutoPayTerms } from './terms.ts';

/** What keeps an account from enrolling whatever is chosen. Without an outcome it stands already, or there is nothing to enroll. */
export type EnrolmentObstacle =
  | { readonly why: 'standing'; readonly outcome: 'LW-APY-011' }
  | { readonly why: 'restricted'; readonly outcome: OutcomeCode }
  | { readonly why: 'enrolledAlready'; readonly outcome: null }
  | { readonly why: 'noMobileService'; readonly outcome: null }
  | { readonly why: 'paymentOpen'; readonly outcome: 'LW-PAY-041' };

/** What somebody asks for who enrolls. */
export interface RequestedEnrolment {
  readonly services: DebitedServices;
  /** `null` for a method that the account does not have. */
  readonly method: PaymentMethod | null;
  /** 1–31. */
  readonly debitDay: number;
  /** What is paid in the same pass; zero where somebody enrolls only. */
  readonly payNow: Money;
  readonly acceptedTerms: readonly AutoPayTerms[];
}

/** An account's restrictions leave no method that these services take. */
function restrictionOutcome({ account }: AccountFacts, services: DebitedServices): OutcomeCode | null {
  const restriction = onlineRestriction(account.restrictions);
  if (!restriction) return null;
  const leavesNone =
    !paysOnline(restriction) || (restriction === 'card' && takesCardsOnly(services) !== null);
  return leavesNone ? restrictionStandings[restriction].outcome : null;
}

/**
 * What keeps an account from Auto Pay (spec sections 5 and 8): it is disconnected or inactive, has it already, or may pay with
 * nothing that these services take; and while a payment is being checked, none is made in the same pass.
 */
export function enrolmentObstacle(
  facts: AccountFacts,
  { services, payNow }: Pick<RequestedEnrolment, 'services' | 'payNow'>,
  today: BusinessDate,
): EnrolmentObstacle | null {
  const debited = debitedFacts(facts, services.scope, today);
  if (!standingOn(debited, today).allowsAutoPay) return { why: 'standing', outcome: 'LW-APY-011' };
  if (enrolledScopes(facts).includes(services.scope)) return { why: 'enrolledAlready', outcome: null };
  if (services.scope === 'mobile' && !hasMobileService(facts))
    return { why: 'noMobileService', outcome: null };
  const outcome = restrictionOutcome(facts, services);
  if (outcome) return { why: 'restricted', outcome };
  const isWaiting = isPositive(payNow) && openPaymentOf(facts) !== null;
  return isWaiting ? { why: 'paymentOpen', outcome: 'LW-PAY-041' } : null;
}

/** What is wrong with what was chosen, all at once: method, day and terms. Nothing where it may go. */
export function enrolmentRefusals(
  facts: AccountFacts,
  { services, method, debitDay, payNow, acceptedTerms }: RequestedEnrolment,
  today: BusinessDate,
): AutoPayRefusal[] {
  const debited = debitedFacts(facts, services.scope, today);
  const choice = debitDayChoice(debited, debitDay, { from: today, covered: payNow });
  const { firstDebit } = choice;
  return [
    methodRefusal(facts, method, services, { today, firstDebit }),
    dayRefusal(choice),
    termsRefusal(acceptedTerms),
  ].filter((refusal) => refusal !== null);
}
