import type { MoneyState, OutcomeCode } from '@linework/domain';

/** One thing wrong with a request, by JSON pointer into its body. */
export interface ProblemError {
  readonly pointer: string;
  readonly code: OutcomeCode;
  /** A domain problem name where the code alone does not say enough. */
  readonly problem: string | null;
}

/** An RFC 9457 problem document; served as `application/problem+json`, and the same members stand in GraphQL `extensions`. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: OutcomeCode;
  /** The system error code beside ours, `IN_MAINTENANCE` for one. */
  readonly systemErrorCode: string | null;
  readonly moneyState: MoneyState;
  readonly retry: {
    readonly allowed: boolean;
    readonly newKey: boolean;
    /** Seconds to wait first; `null` when there is no need. */
    readonly after: number | null;
  };
  readonly errors: readonly ProblemError[];
  /** What calls in a chain know each other by; a caller may bring its own. */
  readonly correlatorId: string;
  /** What the customer reads out, and what finds the request in the log: `7F3K-22QD`. */
  readonly reference: string;
}

/**
 * These end a whole request with an HTTP problem document, on the graph too: what cannot be read, sessions, forged requests,
 * idempotency, maintenance. Any other stands beside the data.
 */
export const wholeRequestProblems: ReadonlySet<OutcomeCode> = new Set([
  'LW-SYS-030',
  'LW-SYS-060',
  'LW-AUT-020',
  'LW-AUT-070',
  'LW-PAY-042',
  'LW-PAY-043',
  'LW-PAY-044',
]);

export const problemMediaType = 'application/problem+json';
