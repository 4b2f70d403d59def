import { isShownAs } from '@linework/domain';
import { NoConnection, PortProblem } from '@linework/parts/ports';
import type { SecurityProblem } from './sign-in-security.types.ts';

/** Why a call failed, as it is told. */
export function securityProblem(error: unknown): SecurityProblem {
  if (error instanceof NoConnection) return 'offline';
  return error instanceof PortProblem && isShownAs(error.code, 'inline') ? error.code : 'LW-SYS-010';
}
