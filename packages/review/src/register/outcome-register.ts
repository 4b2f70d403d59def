import { type OutcomeCode, outcomes } from '@linework/domain';
import { accountOrigins } from './account-origins.ts';
import { codesInOrder } from './codes-in-order.ts';
import type { OutcomeOrigin, RegisteredOutcome } from './outcome-origin.ts';
import type { AwaitedPlace } from './outcome-places.ts';
import { paymentOrigins } from './payment-origins.ts';
import { systemOrigins } from './system-origins.ts';
import { waitingOrigins } from './waiting-origins.ts';

/** Where each outcome comes from: a code without an origin does not compile. Kept apart from what customers load. */
export const outcomeOrigins: Readonly<Record<OutcomeCode, OutcomeOrigin>> = {
  ...paymentOrigins,
  ...accountOrigins,
  ...waitingOrigins,
  ...systemOrigins,
} satisfies Record<OutcomeCode, OutcomeOrigin>;

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
export function waitingOutcomes(): { code: OutcomeCode; waitsFor: AwaitedPlace }[] {
  return codesInOrder.flatMap((code) => {
    const { producer } = outcomeOrigins[code];
    return 'waitsFor' in producer ? [{ code, waitsFor: producer.waitsFor }] : [];
  });
}
