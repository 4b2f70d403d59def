import { isUuid } from '@linework/domain';
import { OutcomeProblem } from '../problems/problem.ts';

/** Reads the `Idempotency-Key` header. @throws OutcomeProblem LW-PAY-044 when it is missing or no UUID */
export function idempotencyKeyOf(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !isUuid(header)) throw new OutcomeProblem('LW-PAY-044');
  return header.toLowerCase();
}
