import type { BusinessDate } from '../dates/business-date.ts';
import { isMore, sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { OpenCharge } from './balance.ts';

/**
 * Whether something that was charged by a day is left to pay. Money covers what falls due first, so what a payment leaves owed
 * that came back on a day is whatever was charged by then, and not always the line of its return.
 * @param covered what is on its way
 */
export const isLeftByDay = (
  charges: readonly Pick<OpenCharge, 'date' | 'remaining'>[],
  day: BusinessDate,
  covered: Money,
): boolean =>
  isMore(sum(charges.filter(({ date }) => date <= day).map(({ remaining }) => remaining)), covered);
