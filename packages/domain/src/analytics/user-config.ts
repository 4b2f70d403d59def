import { dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { delinquencyCodes } from '../facts/delinquency-codes.ts';
import { type ServiceStanding, serviceStandingAt } from '../facts/service-standing.ts';
import { type AccountStandingName, standingOn } from '../facts/standing.ts';

/** What events of somebody who is signed in are told apart by (spec section 3, analytics user config). */
export interface AnalyticsUserConfig {
  readonly accountNumber: string;
  readonly identityGUID: string;
  /** The billing system's own division. */
  readonly accountBillingDivision: string;
  /** The account's place in the billing system: system and region. */
  readonly accountBillingId: string;
  readonly serviceSubscriptions: readonly string[];
  readonly networkStatus: ServiceStanding;
  readonly accountBillingDivisionId: string;
  readonly accountDetailsBillStatus: AccountStandingName;
  /** From the first notice on (spec section 4); `null` before it. */
  readonly delinquencyDays: number | null;
}

/** Fewer days past due are not reported. */
const [firstReported] = delinquencyCodes;

/** Days past due as they are reported. */
export const reportedDelinquencyDays = (daysPastDue: number): number | null =>
  daysPastDue >= firstReported ? daysPastDue : null;

/** What is known of an account for its user's events. The billing system's division id is not among the facts: `unknown`. */
export function analyticsUserConfig(facts: AccountFacts, userId: string, now: Date): AnalyticsUserConfig {
  const { account } = facts;
  const { billerRegion: region } = account;
  const standing = standingOn(facts, dayIn(now, account.timeZone));
  const place =
    region.billerType === 'ICOMS'
      ? [region.siteId, region.company, region.franchise]
      : [region.system, region.principle, region.agent];
  return {
    accountNumber: account.number,
    identityGUID: userId,
    accountBillingDivision: `${region.billerType}-${place[0]}`,
    accountBillingId: [region.billerType, ...place].join('-'),
    serviceSubscriptions: account.services
      .filter(({ provisioned }) => provisioned)
      .map(({ service }) => service),
    networkStatus: serviceStandingAt(facts, now),
    accountBillingDivisionId: 'unknown',
    accountDetailsBillStatus: standing.name,
    delinquencyDays: reportedDelinquencyDays(standing.daysPastDue),
  };
}
