import type { BusinessDate } from '../dates/business-date.ts';
import { rangeProblem } from './statement-range.ts';

/** What is wrong with the days of a range, by field. */
export interface RangeProblems {
  readonly from: 'notADate' | 'inFuture';
  readonly to: 'notADate' | 'fromAfterTo' | 'inFuture';
}

/** What is wrong with days that somebody typed; `null` stands for what is no whole and real date. */
export function rangeProblems(
  from: BusinessDate | null,
  to: BusinessDate | null,
  today: BusinessDate,
): Partial<RangeProblems> {
  if (from === null || to === null) {
    return { ...(from === null && { from: 'notADate' }), ...(to === null && { to: 'notADate' }) };
  }
  if (from > today) return { from: 'inFuture' };
  const problem = rangeProblem(from, to, today);
  return problem ? { to: problem } : {};
}
