import {
  type OutcomeCode,
  outcomeOfPayment,
  outcomes,
  type Payment,
  type PaymentAnswer,
  type PaymentOptions,
  paidBetween,
  type SincePosted,
} from '@linework/domain';
import type { Attempt } from './drafts.ts';
import { type MethodChoice, withoutToken } from './method-choice.ts';
import type { Stopped } from './stopped.ts';

/** What came of a payment, or what stopped it: a code and its figures, never words. */
export interface PaymentResult extends PaymentAnswer, Partial<SincePosted> {
  /** It was opened by its address: no form led to it, so there is none to keep. */
  readonly isReopened?: boolean;
  /** It was made before the figures were loaded: they have it in them. */
  readonly isFound?: boolean;
  /** Nobody answered: the same request may still be on its way, so that it keeps its key when it is sent again. */
  readonly isUnanswered?: true;
  /** Payments made since the figures were shown before: why the amount due is another one. */
  readonly paidMeanwhile?: readonly Payment[];
}

/** A result that is only a code: nothing is known of a payment. */
export const stoppedBy = ({ outcome, reference }: Stopped): PaymentResult => ({
  outcome,
  payment: null,
  options: null,
  reference,
});

/** What a payment itself says about how it ended; `null` for one that was cancelled. */
export function resultOf(payment: Payment): PaymentResult | null {
  const outcome = outcomeOfPayment(payment);
  return outcome && { outcome, payment, options: null, reference: null };
}

/** What can be paid with a payment in it: as its answer brought it, or as it was found with; `null` where nobody knows. */
export function optionsAfter({
  result,
  options,
}: {
  readonly result: PaymentResult | null;
  readonly options: PaymentOptions | null;
}): PaymentOptions | null {
  return result?.options ?? (result?.isFound ? options : null);
}

/** Told where our side failed before the processor was asked. */
const neverAsked: ReadonlySet<OutcomeCode> = new Set(['LW-PAY-060', 'LW-MOB-020']);

/** What a result can change of what a flow knows. */
interface Paying {
  readonly options: PaymentOptions | null;
  readonly method: MethodChoice | null;
  readonly attempt: Attempt | null;
}

/**
 * A result, with the fresh figures it came with. An attempt that ended is over, and the next one has a key of its own; the
 * key stays only while nobody knows, or where no answer came. Where our side failed before the processor was asked, the
 * token was not spent, and the same method can be tried again.
 */
export function withPaymentResult(
  { options: before, method, attempt }: Paying,
  result: PaymentResult,
): Paying & { readonly result: PaymentResult } {
  const keepsKey = result.isUnanswered || outcomes[result.outcome].moneyState === 'checking';
  const keepsMethod = keepsKey || neverAsked.has(result.outcome);
  const { options } = result;
  return {
    result: { ...result, ...(options && before && { paidMeanwhile: paidBetween(before, options) }) },
    options: options ?? before,
    attempt: keepsKey ? attempt : null,
    method: keepsMethod ? method : withoutToken(method),
  };
}
