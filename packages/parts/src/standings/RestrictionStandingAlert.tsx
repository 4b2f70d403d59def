import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { type OnlineRestriction, restrictionStandings } from '@linework/domain';
import type { ReactNode } from 'react';
import { restrictionStandingsCopy } from './restriction-standings.copy.ts';
import { severityTones } from './severity-tones.ts';

export interface RestrictionStandingAlertProps {
  readonly standing: OnlineRestriction;
  readonly action?: ReactNode;
}

/** What the account cannot be paid with, and what is left (spec section 8). */
export function RestrictionStandingAlert({ standing, action }: RestrictionStandingAlertProps) {
  const { t } = useCopy(restrictionStandingsCopy);
  return (
    <Alert
      tone={severityTones[restrictionStandings[standing].severity]}
      title={t(`${standing}.title`)}
      action={action}
    >
      {t(`${standing}.text`)}
    </Alert>
  );
}
