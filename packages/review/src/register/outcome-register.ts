import { type OutcomeCode, outcomes } from '@linework/domain';
import { outcomeOrigins } from '../generated/outcome-origins.ts';
import { codesInOrder } from './codes-in-order.ts';
import type { RegisteredOutcome } from './outcome-origin.ts';
import type { FlowPlace } from './outcome-places.ts';

/** The whole row of an outcome, as the register shows it. */
export const registeredOutcome = (code: OutcomeCode): RegisteredOutcome => ({
  ...outcomes[code],
  ...outcomeOrigins[code],
});

/** What reviewers know an outcome by: what its screen is titled, unless the spec's title is kept from customers. */
export function titleForReviewers(code: OutcomeCode, shown: string): string {
  const { specTitle, isSpecTitleHidden } = outcomeOrigins[code];
  return (isSpecTitleHidden && specTitle) || shown;
}

/** The outcomes that no screen leads to yet, each with the screen it waits for. */
export function waitingOutcomes(): { code: OutcomeCode; waitsFor: FlowPlace }[] {
  return codesInOrder.flatMap((code) => {
    const { producer } = outcomeOrigins[code];
    return 'waitsFor' in producer ? [{ code, waitsFor: producer.waitsFor }] : [];
  });
}

/** The flows that outcomes wait for. */
export const awaitedPlaces: readonly FlowPlace[] = [
  ...new Set(waitingOutcomes().map(({ waitsFor }) => waitsFor)),
];
