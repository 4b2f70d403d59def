import { isShownAs, type OutcomeShownAs } from '@linework/domain';
import { NoConnection, PortProblem } from '../ports/index.ts';

/** Why a step was not taken. */
export type StepProblem = OutcomeShownAs<'inline'> | 'offline';

/** What a port's rejection means for the step that asked; LW-SYS-010 where it is nothing that a step can tell. */
export function stepProblemOf(error: unknown): StepProblem {
  if (error instanceof NoConnection) return 'offline';
  return error instanceof PortProblem && isShownAs(error.code, 'inline') ? error.code : 'LW-SYS-010';
}
