import type { BusinessDate } from '../dates/business-date.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import type { AccountFacts } from './account-facts.ts';
import { mobileBillFacts } from './mobile-bill-facts.ts';

/** What an enrolment debits for, as an account: the account itself, or its mobile bill. */
export const debitedFacts = (facts: AccountFacts, scope: AutoPayScope, today: BusinessDate): AccountFacts =>
  scope === 'mobile' ? mobileBillFacts(facts, today) : facts;

/** The same by an enrolment's id, one that has ended too late for a debit among them; all services' where nobody knows it. */
export const factsDebitedBy = (
  facts: AccountFacts,
  enrolmentId: string,
  today: BusinessDate,
): AccountFacts => {
  const ofMobile = [facts.mobileAutoPay, facts.lastMobileAutoPay];
  return debitedFacts(
    facts,
    ofMobile.some((one) => one?.id === enrolmentId) ? 'mobile' : 'allServices',
    today,
  );
};
