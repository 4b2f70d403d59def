import { type OutcomeCode, outcomes } from '@linework/domain';
import { autoPayOrigins } from './auto-pay-origins.ts';
import { billingOrigins } from './billing-origins.ts';
import { codesInOrder } from './codes-in-order.ts';
import { mobileOrigins } from './mobile-origins.ts';
import type { OutcomeOrigin, RegisteredOutcome } from './outcome-origin.ts';
import type { FlowPlace } from './outcome-places.ts';
import { paperlessOrigins } from './paperless-origins.ts';
import { paymentOrigins } from './payment-origins.ts';
import { scheduledOrigins } from './scheduled-origins.ts';
import { signInOrigins } from './sign-in-origins.ts';
import { statementOrigins } from './statement-origins.ts';
import { systemOrigins } from './system-origins.ts';
import { transactionOrigins } from './transaction-origins.ts';
import { walletOrigins } from './wallet-origins.ts';

/** Where each outcome comes from: a code without an origin does not compile. Kept apart from what customers load. */
export const outcomeOrigins: Readonly<Record<OutcomeCode, OutcomeOrigin>> = {
  ...paymentOrigins,
  ...scheduledOrigins,
  ...billingOrigins,
  ...transactionOrigins,
  ...statementOrigins,
  ...autoPayOrigins,
  ...walletOrigins,
  ...paperlessOrigins,
  ...mobileOrigins,
  ...signInOrigins,
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
