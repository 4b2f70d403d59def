import { billPayPauseSeconds } from '@linework/domain';
import type { RuntimeSettings } from '../configuration/runtime-settings.ts';
import { OutcomeProblem } from '../problems/problem.ts';

/** @throws OutcomeProblem LW-BIL-040 while nobody can pay a bill online, with when to ask again */
export function requireBillPay({
  isBillPayUnavailable,
}: Pick<RuntimeSettings, 'isBillPayUnavailable'>): void {
  if (isBillPayUnavailable()) throw new OutcomeProblem('LW-BIL-040', { retryAfter: billPayPauseSeconds });
}
