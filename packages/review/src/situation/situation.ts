import {
  type AccountStandingName,
  accountStandings,
  type IdentityRole,
  identityRoles,
  type MobileStandingName,
  mobileStandingNames,
  type OnlineRestriction,
  onlineRestrictions,
} from '@linework/domain';

/** When a situation is looked at, counted from the day on which its customers were made. */
export interface SituationClock {
  readonly days: number;
  /** In the evening, past the day's cut-off; else at the time of day that it is. */
  readonly isAfterCutOff: boolean;
}

/** What a reviewer looks at: who, how their account stands, in which portal, language and on which day. */
export interface Situation {
  readonly standing: AccountStandingName;
  /** How mobile service stands, which is billed apart: beside any standing of the account. */
  readonly mobile: MobileStandingName | 'none';
  readonly role: IdentityRole;
  readonly restriction: OnlineRestriction | 'none';
  readonly variant: 'business' | 'community';
  readonly language: 'en' | 'es';
  readonly clock: SituationClock;
  /** A sample customer by name, where the choices above do not tell one from the other; mostly `null`. */
  readonly customer: string | null;
}

/** What a sample customer is chosen by; the rest of a situation holds for anybody. */
export type CustomerDimension = 'standing' | 'mobile' | 'role' | 'restriction' | 'variant';

/** The values of each, in the order in which a reviewer is offered them: what is usual first. */
export const situationValues = {
  standing: [...accountStandings].reverse(),
  mobile: ['none', ...mobileStandingNames.toReversed()],
  role: identityRoles,
  restriction: ['none', ...onlineRestrictions],
  variant: ['business', 'community'],
  language: ['en', 'es'],
} as const satisfies { readonly [Field in CustomerDimension | 'language']: readonly Situation[Field][] };

/** Days from which a reviewer is offered a clock: the day itself, around due dates, through the delinquency ladder. */
export const offeredDays: readonly number[] = [0, 1, 7, 13, 20, 30, 60];

/** Days beyond which no situation lies. */
export const mostDays = 366;

export const usualSituation: Situation = {
  standing: 'current',
  mobile: 'none',
  role: 'PRIMARY',
  restriction: 'none',
  variant: 'business',
  language: 'en',
  clock: { days: 0, isAfterCutOff: false },
  customer: null,
};
