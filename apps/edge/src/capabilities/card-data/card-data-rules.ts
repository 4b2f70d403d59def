import { type BusinessDate, type CardDataRequest, cardDataProblems } from '@linework/domain';
import { OutcomeProblem } from '../../problems/problem.ts';

/**
 * Refuses details that are no such thing, naming each field and what is wrong, never what was typed.
 * @throws OutcomeProblem LW-PAY-046
 */
export function requireValidNumbers(body: CardDataRequest, today: BusinessDate): void {
  const problems = cardDataProblems(body, today);
  if (problems.length === 0) return;
  throw new OutcomeProblem('LW-PAY-046', {
    errors: problems.map(({ field, problem }) => ({ pointer: `/${field}`, code: 'LW-PAY-046', problem })),
  });
}
