import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { type BillingSummary, isPositive } from '@linework/domain';
import type { ReactNode } from 'react';
import { standingsCopy } from './copy.ts';
import { severityTones } from './severity-tones.ts';

export interface StandingAlertProps {
  readonly summary: Pick<BillingSummary, 'balance' | 'standing' | 'restoreLadder' | 'today'>;
  readonly action?: ReactNode;
}

/** What the account's standing means and what to do about it (spec section 4). */
export function StandingAlert({ summary, action }: StandingAlertProps) {
  const { t } = useCopy(standingsCopy);
  const { standing, balance, restoreLadder, today } = summary;
  const next = restoreLadder.find((step) => step.position === 'upcoming');
  const isCovered = isPositive(balance.pastDue) && !isPositive(balance.pastDueNet);
  const name = isCovered ? 'pastDueCovered' : standing.name;
  return (
    <Alert
      tone={isCovered ? 'information' : severityTones[standing.severity]}
      title={t(`${name}.title`, { credit: balance.creditBalance })}
      action={action}
    >
      {t(`${name}.text`, { pastDue: balance.pastDueNet, by: next?.date ?? today })}
    </Alert>
  );
}
