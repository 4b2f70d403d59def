import type { CallProblem } from './call-problem.ts';

type Listener = (problem: CallProblem) => void;
const listeners = new Set<Listener>();

/** Lets the session hear of answers that end it, whichever call got them. @returns a way to stop listening */
export function onCallProblem(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceCallProblem(problem: CallProblem): void {
  for (const listener of listeners) listener(problem);
}
