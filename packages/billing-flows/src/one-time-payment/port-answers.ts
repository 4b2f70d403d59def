import { type OutcomeCode, outcomes } from '@linework/domain';
import { PortProblem } from '@linework/parts/ports';
import type { PaymentResult } from './one-time-payment.context.ts';

/** A result that is only a code: nothing is known of a payment. */
export const stoppedBy = (outcome: OutcomeCode, reference: string | null = null): PaymentResult => ({
  outcome,
  payment: null,
  options: null,
  reference,
});

/** What stopped a port that has nothing to do with money: loading, connecting, storing. */
export const stopped = (problem: unknown, otherwise: OutcomeCode): PaymentResult =>
  problem instanceof PortProblem ? stoppedBy(problem.code, problem.reference) : stoppedBy(otherwise);

/** Refused at the door: these say that the payment was never looked at. */
const beforePaying: readonly OutcomeCode[] = ['LW-AUT-050', 'LW-AUT-060', 'LW-SYS-020', 'LW-SYS-060'];

/**
 * What a failed submit means. Where the server said that no money was taken, that stands; an ended session means the
 * same. Everything else is no answer, and nobody may claim to know: the payment is looked for by its key.
 */
export function toldBySubmit(problem: unknown): PaymentResult {
  if (!(problem instanceof PortProblem)) return stoppedBy('LW-PAY-043');
  const { code, reference } = problem;
  if (code === 'LW-AUT-020') return stoppedBy('LW-AUT-030', reference);
  const isCertain = outcomes[code].moneyState === 'notTaken' || beforePaying.includes(code);
  return stoppedBy(isCertain ? code : 'LW-PAY-043', reference);
}
