import type { GuardedContext } from '../../graph/resolvers.ts';
import { type FaultCode, faultProblem, OutcomeProblem } from '../../problems/problem.ts';

/**
 * Our side failed before anything was done: the customer hears of the payment, not of a server.
 * @param failed what is told then
 */
export async function asPayment<Answer>(
  context: GuardedContext,
  work: () => Promise<Answer>,
  failed: FaultCode = 'LW-PAY-060',
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OutcomeProblem) throw error;
    context.log.error({ err: error }, 'payment call failed');
    throw faultProblem(error, failed);
  }
}
