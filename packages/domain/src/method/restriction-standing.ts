import type { Severity } from '../account/severity.ts';
import type { OutcomeCode } from '../outcomes/outcomes.ts';
import type { OnlineRestriction } from './online-restriction.ts';

export interface RestrictionStandingRow {
  readonly severity: Severity;
  /** The outcome that tells it to somebody who wants to pay. */
  readonly outcome: OutcomeCode;
  /** What the account can still pay with online. */
  readonly accepts: readonly ('card' | 'bank')[];
}

/** What each restriction of an account means (spec section 8). Its words are the copy keys `restrictionStandings:<name>`. */
export const restrictionStandings = {
  card: { severity: 'information', outcome: 'LW-PAY-030', accepts: ['bank'] },
  bank: { severity: 'information', outcome: 'LW-PAY-031', accepts: ['card'] },
  cardAndBank: { severity: 'warning', outcome: 'LW-PAY-032', accepts: [] },
  blocked: { severity: 'warning', outcome: 'LW-PAY-033', accepts: [] },
} as const satisfies Record<OnlineRestriction, RestrictionStandingRow>;

/** Whether an account can pay online by card, so that one may take the place of another. */
export const takesCards = (restriction: OnlineRestriction | null): boolean =>
  restriction === null || restrictionStandings[restriction].accepts.some((kind) => kind === 'card');

/** Whether an account can pay online with anything (spec section 8). @param restriction `null` where there is none */
export const paysOnline = (restriction: OnlineRestriction | null): boolean =>
  restriction === null || restrictionStandings[restriction].accepts.length > 0;
