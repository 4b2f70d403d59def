import { useCopy } from '@linework/copy';
import { Alert, type AlertTone } from '@linework/design-system';
import { type BillingSummary, isPositive, type Severity } from '@linework/domain';
import type { ReactNode } from 'react';
import { standingsCopy } from './standings.copy.ts';

const tones = {
  none: 'information',
  positive: 'positive',
  information: 'information',
  warning: 'warning',
  critical: 'critical',
} satisfies Record<Severity, AlertTone>;

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
  return (
    <Alert tone={isCovered ? 'information' : tones[standing.severity]} title={t(`${standing.name}.title`)} action={action}>
      {isCovered
        ? t('covered', { amount: balance.pending })
        : t(`${standing.name}.text`, { amount: balance.pastDueNet, date: next?.date ?? today })}
    </Alert>
  );
}
