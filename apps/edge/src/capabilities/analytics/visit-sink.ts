/** A visit of somebody who is signed in, and the modem that their account is behind. */
export interface ModemVisit {
  readonly topic: 'prod' | 'dev';
  readonly visit: string;
  readonly btmId: string;
  readonly at: Date;
}

/**
 * Tells of a visit which modem it came through (spec section 7, "updates the quantum visit with a btm id"). The specification
 * shows neither path nor payload: whatever service keeps visits takes the place of the edge's own table here.
 */
export interface VisitSink {
  /** Resolves once it is kept. The same visit may come again: the last word counts. */
  readonly update: (visits: readonly ModemVisit[]) => Promise<void>;
}
