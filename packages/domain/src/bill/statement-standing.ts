import type { Severity } from '../account/severity.ts';
import type { OutcomeCode } from '../outcomes/outcomes.ts';

/** What can be said of an account's statements (spec section 4). */
export const statementStandingNames = [
  'suppressed',
  'loadError',
  'newCustomer',
  'delayed',
  'available',
] as const;
export type StatementStandingName = (typeof statementStandingNames)[number];

export interface StatementStandingRow {
  readonly severity: Severity;
  /** The outcome that tells it where a statement was asked for; `null` where there is one to show. */
  readonly outcome: OutcomeCode | null;
}

/** Every statement standing. An outcome has its own words; of one that is late the copy `statementStandings:delayed` says more. */
export const statementStandings = {
  /** Billed by the enterprise site. */
  suppressed: { severity: 'information', outcome: 'LW-BIL-020' },
  loadError: { severity: 'warning', outcome: 'LW-STM-020' },
  /** No statement yet. */
  newCustomer: { severity: 'information', outcome: 'LW-STM-010' },
  /** Dated already, shown within 24 to 48 hours. */
  delayed: { severity: 'information', outcome: 'LW-STM-010' },
  available: { severity: 'none', outcome: null },
} as const satisfies Record<StatementStandingName, StatementStandingRow>;
