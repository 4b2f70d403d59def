import { isPortalPath } from '../http/portal-paths.ts';
import { OutcomeProblem } from '../problems/problem.ts';

/**
 * Where the customer comes back to: a page of this portal at this origin, and nothing else.
 * @throws OutcomeProblem LW-SYS-060 for any other address
 */
export function returnAddress(returnPath: string, origin: string): string {
  const isPath = /^\/(?![/\\])/.test(returnPath) && URL.canParse(returnPath, origin);
  const address = isPath ? new URL(returnPath, origin) : null;
  if (address?.origin !== origin || !isPortalPath(address.pathname)) throw new OutcomeProblem('LW-SYS-060');
  return address.href;
}
