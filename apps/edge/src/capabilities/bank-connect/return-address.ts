import { ownAddress } from '@linework/contract';
import { isPortalPath } from '../../http/portal-paths.ts';
import { OutcomeProblem } from '../../problems/problem.ts';

/**
 * Where the customer comes back to: a page of this portal at this origin, and nothing else.
 * @throws OutcomeProblem LW-SYS-060 for any other address
 */
export function returnAddress(returnPath: string, origin: string): string {
  const address = returnPath.startsWith('/') ? ownAddress(returnPath, origin) : null;
  if (address === null || !isPortalPath(address)) throw new OutcomeProblem('LW-SYS-060');
  return `${origin}${address}`;
}
