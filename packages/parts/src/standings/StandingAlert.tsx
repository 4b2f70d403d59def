import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { type BillingSummary, type BusinessDate, isPastDueCovered, serviceEndsOn } from '@linework/domain';
import type { ReactNode } from 'react';
import { CallAfterPaying } from './account-news-alerts.tsx';
import { severityTones } from './severity-tones.ts';
import { standingsCopy } from './standings.copy.ts';

export interface StandingAlertProps {
  readonly summary: Pick<BillingSummary, 'balance' | 'standing' | 'restoreLadder' | 'today'>;
  /** The day on which the network has scheduled service to be turned off, where that was asked for. */
  readonly softDisconnectDate?: BusinessDate | null | undefined;
  readonly action?: ReactNode;
}

/** What the account's standing means and what to do about it (spec section 4). */
export function StandingAlert({ summary, softDisconnectDate = null, action }: StandingAlertProps) {
  const { t } = useCopy(standingsCopy);
  const { standing, balance, today } = summary;
  const isCovered = isPastDueCovered(balance);
  const name = isCovered ? 'pastDueCovered' : standing.name;
  return (
    <Alert
      tone={isCovered ? 'information' : severityTones[standing.severity]}
      title={t(`${name}.title`, { credit: balance.creditBalance })}
      action={action}
    >
      {t(`${name}.text`, {
        pastDue: balance.pastDueNet,
        by: serviceEndsOn(summary, softDisconnectDate) ?? today,
      })}{' '}
      {!isCovered && standing.restores === 'contactUs' && <CallAfterPaying standing={standing.name} />}
    </Alert>
  );
}
