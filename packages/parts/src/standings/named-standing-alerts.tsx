import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import {
  type IdentityRole,
  type MethodStatus,
  methodStandings,
  type SessionStandingName,
  type StatementStandingName,
  sessionStandings,
  statementStandings,
} from '@linework/domain';
import type { ReactNode } from 'react';
import {
  methodStandingsCopy,
  roleStandingsCopy,
  sessionStandingsCopy,
  statementStandingsCopy,
} from './named-standings.copy.ts';
import { severityTones } from './severity-tones.ts';

interface Of<Name> {
  readonly standing: Name;
}

/** Why there is or is not a statement to read (spec section 4). */
export function StatementStandingAlert({
  standing,
  children,
}: Of<StatementStandingName> & {
  /** What is known of this one beside. */
  readonly children?: ReactNode;
}) {
  const { t } = useCopy(statementStandingsCopy);
  return (
    <Alert tone={severityTones[statementStandings[standing].severity]} title={t(`${standing}.title`)}>
      {t(`${standing}.text`)} {children}
    </Alert>
  );
}

/** What the status of a saved method means (spec section 4). */
export function MethodStandingAlert({ standing }: Of<MethodStatus>) {
  const { t } = useCopy(methodStandingsCopy);
  return (
    <Alert tone={severityTones[methodStandings[standing].severity]} title={t(`${standing}.title`)}>
      {t(`${standing}.text`)}
    </Alert>
  );
}

/** How the visitor's session stands (spec section 4). */
export function SessionStandingAlert({ standing }: Of<SessionStandingName>) {
  const { t } = useCopy(sessionStandingsCopy);
  return (
    <Alert tone={severityTones[sessionStandings[standing].severity]} title={t(`${standing}.title`)}>
      {t(`${standing}.text`)}
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
