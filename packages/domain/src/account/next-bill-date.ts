import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { nextDayOfMonth } from '../dates/months.ts';
import type { Account } from './account.ts';

/**
 * The day of the next bill, which is the first that a change made today is in time for: today's is made already. `null` where
 * no more come, to an account that is closed.
 */
export const nextBillDate = (
  today: BusinessDate,
  { cycleDay, status }: Pick<Account, 'cycleDay' | 'status'>,
): BusinessDate | null => (status === 'active' ? nextDayOfMonth(cycleDay, addDays(today, 1)) : null);
