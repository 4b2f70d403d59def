import { type BusinessDate, isBusinessDate } from '../dates/business-date.ts';
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

/** Days of a range as an address says them, and what is wrong with them: nothing yet where it names none. */
export interface AddressedRange {
  readonly from: BusinessDate | null;
  readonly to: BusinessDate | null;
  readonly problems: Partial<RangeProblems>;
}

const dayOf = (text: string | null): BusinessDate | null => (text && isBusinessDate(text) ? text : null);

/** Reads the range of an address. A day that makes no sense is not kept; the other one is. */
export function readRange(query: URLSearchParams, today: BusinessDate): AddressedRange {
  const [from, to] = [dayOf(query.get('from')), dayOf(query.get('to'))];
  const isNamed = Boolean(query.get('from') || query.get('to'));
  return { from, to, problems: isNamed ? rangeProblems(from, to, today) : {} };
}
