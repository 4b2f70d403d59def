import { asksForSoftDisconnectDate, type BillingSummary } from '@linework/domain';
import { keys } from './keys.ts';

/**
 * Whether the day on which service is turned off is asked for: only where the provider's toggle is on, and only while
 * past due exceeds the payments on their way (spec section 4). Without a key there is no call.
 */
export const delinquencyScheduleKey = (
  accountId: string,
  summary: Pick<BillingSummary, 'balance'> | null,
  toggles: readonly string[],
): ReturnType<typeof keys.delinquencySchedule> | null =>
  summary && asksForSoftDisconnectDate(summary.balance, toggles.includes('softDisconnectDate'))
    ? keys.delinquencySchedule(accountId)
    : null;
