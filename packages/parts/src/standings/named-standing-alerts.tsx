import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { type IdentityRole, statementStandings } from '@linework/domain';
import type { ReactNode } from 'react';
import { roleStandingsCopy, statementStandingsCopy } from './named-standings.copy.ts';
import { severityTones } from './severity-tones.ts';

interface Of<Name> {
  readonly standing: Name;
}

/** A statement that is dated already and not there yet (spec section 4); every other standing is told by its outcome. */
export function StatementDelayedAlert({
  children,
}: {
  /** What is known of this one beside. */
  readonly children?: ReactNode;
}) {
  const { t } = useCopy(statementStandingsCopy);
  return (
    <Alert tone={severityTones[statementStandings.delayed.severity]} title={t('delayed.title')}>
      {t('delayed.text')} {children}
    </Alert>
  );
}

/** What a role may do, in a sentence (spec section 6). */
export function RoleStandingAlert({ standing }: Of<IdentityRole>) {
  const { t } = useCopy(roleStandingsCopy);
  return (
    <Alert tone="information" title={t(`${standing}.title`)}>
      {t(`${standing}.text`)}
    </Alert>
  );
}
