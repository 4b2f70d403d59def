import type { Problem } from '@linework/contract';
import type { CallProblem } from './call-problem.ts';

/** What went wrong, which call it was, and what else the graph told beside it. */
export interface FailedCall {
  readonly problem: CallProblem;
  readonly path: string;
  readonly others: readonly Problem[];
}

type Listener = (problem: CallProblem, failed: FailedCall) => void;
const listeners = new Set<Listener>();

/** Lets the session hear of answers that end it, whichever call got them. @returns a way to stop listening */
export function onCallProblem(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceCallProblem(
  problem: CallProblem,
  path: string,
  others: readonly Problem[] = [],
): void {
  for (const listener of listeners) listener(problem, { problem, path, others });
}
