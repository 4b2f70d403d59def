import { useState } from 'react';

/** A flow that begins anew without being left: what this turn begins with, and the way into the next. */
export interface Turn<Beginning, Snapshot> {
  /** Another one with each turn, so that nothing of the one before is kept. */
  readonly key: number;
  readonly beginning: Beginning;
  /** Where the first turn stands still, for the catalogue's pictures; none after it. */
  readonly snapshot: Snapshot | undefined;
  readonly beginAnew: (beginning: Beginning) => void;
}

/** The turns of a flow, each begun where the one before it led. */
export function useTurns<Beginning, Snapshot>(
  first: Beginning,
  snapshot: Snapshot | undefined,
): Turn<Beginning, Snapshot> {
  const [turn, begin] = useState({ times: 1, beginning: first });
  return {
    key: turn.times,
    beginning: turn.beginning,
    snapshot: turn.times === 1 ? snapshot : undefined,
    beginAnew: (beginning) => begin({ times: turn.times + 1, beginning }),
  };
}
