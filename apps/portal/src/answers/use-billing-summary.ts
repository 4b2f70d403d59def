import type { BillingSummary, BusinessDate } from '@linework/domain';
import type { Loadable } from '@linework/parts/loadable';
import { billingQuestions } from '../api/billing.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { delinquencyScheduleAsked } from './delinquency-schedule.ts';
import { settledWith } from './settled-with.ts';
import { useLoadable } from './use-loadable.ts';

export interface BillingSummaryAnswer {
  readonly summary: Loadable<BillingSummary>;
  readonly softDisconnectDate: BusinessDate | null;
}

/**
 * What billing says of the account, and the day on which service is turned off, where that is asked for at all. They come
 * together: a line that came later would push the button under it.
 */
export function useBillingSummary(): BillingSummaryAnswer {
  const { accountId } = useSignedIn();
  const { toggles } = usePortal().configuration;
  const summary = useLoadable(
    billingQuestions.summary(accountId),
    // A payment that is being made or checked: what came of it shows by itself.
    ({ openPayment }) => openPayment !== null,
  );
  const known = summary.status === 'ready' ? summary.value : null;
  const question = delinquencyScheduleAsked(accountId, known, toggles);
  const schedule = useLoadable(question);
  return {
    summary: settledWith(summary, question ? [schedule] : []),
    softDisconnectDate: schedule.status === 'ready' ? schedule.value.softDisconnectDate : null,
  };
}
