import type { Loadable } from '@linework/billing-flows/billing-home';
import type { BillingSummary, BusinessDate } from '@linework/domain';
import { useSignedIn } from '../shell/use-signed-in.ts';
import { usePortal } from '../start/portal-context.ts';
import { fetchDelinquencySchedule } from './account.ts';
import { fetchBillingSummary } from './billing.ts';
import { delinquencyScheduleKey } from './delinquency-schedule-key.ts';
import { keys } from './keys.ts';
import { useLoadable } from './use-loadable.ts';

/** What billing says of the account, and the day on which service is turned off, where that is asked for at all. */
export function useBillingSummary(): {
  readonly summary: Loadable<BillingSummary>;
  readonly softDisconnectDate: BusinessDate | null;
} {
  const { accountId } = useSignedIn();
  const { toggles } = usePortal().configuration;
  const summary = useLoadable(keys.billingSummary(accountId), fetchBillingSummary);
  const known = summary.status === 'ready' ? summary.value : null;
  const schedule = useLoadable(delinquencyScheduleKey(accountId, known, toggles), fetchDelinquencySchedule);
  return {
    summary,
    softDisconnectDate: schedule.status === 'ready' ? schedule.value.softDisconnectDate : null,
  };
}
