import type { DelinquencyScheduleAnswer } from '@linework/contract';
import { type AccountFacts, asksForSoftDisconnectDate, type BusinessDate, balanceOn } from '@linework/domain';

/** On which day the network turns service off; `null` where that is not asked for (spec section 4). */
export const delinquencySchedule = (
  facts: AccountFacts,
  today: BusinessDate,
  isOn: boolean,
): DelinquencyScheduleAnswer | null =>
  asksForSoftDisconnectDate(balanceOn(facts, today), isOn)
    ? { softDisconnectDate: facts.account.softDisconnectDate }
    : null;
