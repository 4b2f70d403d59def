import type { BusinessDate, KeptAmount } from '@linework/domain';
import { readDraft } from './draft.ts';
import type { Step } from './one-time-payment.types.ts';

/** A payment that was begun and not sent, as another page may tell of it. */
export interface KeptPayment extends KeptAmount {
  readonly keptOn: BusinessDate;
  /** Where it was left. */
  readonly step: Step;
}

/**
 * What a draft's text says of a payment that can be gone on with; `null` without one. Of one that was sent only the flow
 * can tell what became of it.
 */
export function keptPaymentIn(content: string | null): KeptPayment | null {
  const draft = content === null ? null : readDraft(content);
  if (!draft || draft.attempt?.sent) return null;
  const { choice, amount, overpaymentConfirmed, keptOn, step } = draft;
  return { choice, amount, overpaymentConfirmed, keptOn, step };
}
