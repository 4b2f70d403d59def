import type { LoadedFacts } from '../billing/load-facts.ts';
import { OutcomeProblem } from '../problems/problem.ts';
import { requirePermission } from '../session/session.ts';
import type { GraphContext } from './context.ts';

/** The account's facts, for somebody who may see its billing. Enterprise-billed accounts have none here. */
export async function billing(context: GraphContext, accountId: string): Promise<LoadedFacts> {
  const loaded = await context.facts(accountId);
  requirePermission(loaded.session, 'billing.view');
  if (loaded.facts.account.enterpriseBilled) throw new OutcomeProblem('LW-BIL-020');
  return loaded;
}
