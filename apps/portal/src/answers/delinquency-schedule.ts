import { asksForSoftDisconnectDate, type BillingSummary } from '@linework/domain';
import { delinquencyScheduleQuestion } from '../api/account.ts';
import type { PortalToggles } from '../configuration/portal-configuration.ts';

/**
 * The question on which day service is turned off; `null` where it is not asked: it is only where the provider's toggle
 * is on, and only while past due exceeds the payments on their way (spec section 4).
 */
export const delinquencyScheduleAsked = (
  accountId: string,
  summary: Pick<BillingSummary, 'balance'> | null,
  toggles: PortalToggles,
): ReturnType<typeof delinquencyScheduleQuestion> | null =>
  summary && asksForSoftDisconnectDate(summary.balance, toggles.has('softDisconnectDate'))
    ? delinquencyScheduleQuestion(accountId)
    : null;
