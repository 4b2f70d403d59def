import type { CallProblem } from '../api/call-problem.ts';
import type { SessionEnd } from './session-store.ts';

/** Whether an answer ends the session, and how: a 401 does; with `IN_MAINTENANCE` for maintenance (spec section 4). */
export function endOf(problem: CallProblem): SessionEnd | null {
  if (problem.status !== 401) return null;
  return problem.isMaintenance ? 'maintenance' : 'refused';
}
