import { codeInFlow, type OutcomeCode, outcomes } from '@linework/domain';
import { PortProblem } from '../../ports/port-problem.ts';

/** What stopped a call: a code, and what support finds it by. */
export interface Stopped {
  readonly outcome: OutcomeCode;
  readonly reference: string | null;
}

/** What stopped a call that changes nothing: loading, connecting, storing. */
export const stopOf = (problem: unknown, otherwise: OutcomeCode): Stopped =>
  problem instanceof PortProblem
    ? { outcome: problem.code, reference: problem.reference }
    : { outcome: otherwise, reference: null };

const beforeLooking: readonly OutcomeCode[] = ['LW-AUT-050', 'LW-AUT-060', 'LW-SYS-020', 'LW-SYS-060'];

/** Whether a code says that what was sent was never looked at: no payment failed, as none was begun. */
export const isBeforeLooking = (code: OutcomeCode): boolean => beforeLooking.includes(code);

/**
 * What a failed call that moves money means. Where the server said that no money was taken, that stands; an ended session
 * means the same. Everything else is no answer, and nobody may claim to know: it is looked for by its key.
 */
export function stopOfSending(problem: unknown, unanswered: OutcomeCode): Stopped {
  const stopped = stopOf(problem, unanswered);
  const { reference } = stopped;
  const outcome = codeInFlow(stopped.outcome);
  const isCertain = outcomes[outcome].moneyState === 'notTaken' || isBeforeLooking(outcome);
  return { outcome: isCertain ? outcome : unanswered, reference };
}
