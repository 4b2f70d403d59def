import { type AccountInstant, type BillingSummary, type BusinessDate, can } from '@linework/domain';
import type { Loadable } from '@linework/parts/loadable';
import { useEffect, useRef } from 'react';
import { mutate } from 'swr';
import { type AccountQuestion, aboutAccount } from '../api/account-question.ts';
import { billingQuestions } from '../api/billing.ts';
import { hasNoAnswer } from '../api/call-problem.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { endBillPayPause, noteBillPay, useBillPayPause } from './bill-pay-pause.ts';
import { delinquencyScheduleAsked } from './delinquency-schedule.ts';
import { isFirstAnswer } from './first-answers.ts';
import { settledWith } from './settled-with.ts';
import { useLoadable } from './use-loadable.ts';

export interface BillingSummaryAnswer {
  readonly summary: Loadable<BillingSummary>;
  readonly softDisconnectDate: BusinessDate | null;
  /** Nobody can pay a bill online: until when that isn't asked again; `null` while they can. */
  readonly billPayUnavailableUntil: AccountInstant | null;
}

/** The question, which notes whether bills can be paid. */
const noting = ({ key, ask }: AccountQuestion<BillingSummary>): AccountQuestion<BillingSummary> => ({
  key,
  ask: async () => {
    try {
      return await ask();
    } catch (error) {
      noteBillPay(error);
      throw error;
    }
  },
});

/** Asks at once, whatever the pause: what is shown stays until there is an answer. */
async function askDespitePause({ key, ask }: AccountQuestion<BillingSummary>): Promise<void> {
  try {
    await mutate(key, await ask(), { revalidate: false });
    endBillPayPause();
  } catch (error) {
    // Without an answer, as where the page is left meanwhile, what was told before still holds.
    if (hasNoAnswer(error)) return;
    endBillPayPause();
    noteBillPay(error);
  }
}

/** Once it is known what became of a payment, all that stands on an open page is asked again: its row, its bill, its method. */
function useRefreshOnceKnown(accountId: string, summary: BillingSummary | null): void {
  const open = useRef<string | null>(null);
  useEffect(() => {
    if (!summary) return;
    const now = summary.openPayment?.id ?? null;
    if (open.current !== null && open.current !== now) void mutate(aboutAccount(accountId));
    open.current = now;
  }, [accountId, summary]);
}

/**
 * What billing says of the account, and the day on which service is turned off, where that is asked for at all. They come
 * together: a line that came later would push the button under it. While bills cannot be paid it is not asked again.
 */
export function useBillingSummary(): BillingSummaryAnswer {
  const { accountId, timeZone, user } = useSignedIn();
  const mayTurnOn = can(user.role, 'billing.manage');
  const { configuration, sessions } = usePortal();
  const { toggles } = configuration;
  const question = billingQuestions.summary(accountId);
  const pausedUntil = useBillPayPause();
  // An answer that came with the page is newer than the pause.
  const isPaused = pausedUntil !== null && !isFirstAnswer(question.key);
  const summary = useLoadable(
    isPaused ? null : noting(question),
    // A payment that is being made or checked: what came of it shows by itself.
    ({ openPayment }) => openPayment !== null,
  );
  const known = summary.status === 'ready' ? summary.value : null;
  useEffect(() => {
    if (!known) return;
    endBillPayPause();
    // Turned on or off since the session was told: the header asks for it while it is off.
    sessions.tellAutoPay({ isMissing: known.isMissingAutoPay && mayTurnOn });
  }, [known, mayTurnOn, sessions]);
  useRefreshOnceKnown(accountId, known);
  const asked = delinquencyScheduleAsked(accountId, known, toggles);
  const schedule = useLoadable(asked);
  if (isPaused) {
    return {
      summary: { status: 'failed', onRetry: () => void askDespitePause(question) },
      softDisconnectDate: null,
      billPayUnavailableUntil: { at: pausedUntil, timeZone },
    };
  }
  return {
    summary: settledWith(summary, asked ? [schedule] : []),
    softDisconnectDate: schedule.status === 'ready' ? schedule.value.softDisconnectDate : null,
    billPayUnavailableUntil: null,
  };
}
