import type { SessionEnd } from '@linework/domain';
import type { CallProblem } from '../api/call-problem.ts';

/** Whether an answer ends the session, and how: a 401 does; with `IN_MAINTENANCE` for maintenance (spec section 4). */
export function endOf(problem: CallProblem): SessionEnd | null {
  if (problem.status !== 401) return null;
  return problem.isMaintenance ? 'maintenance' : 'refused';
}
