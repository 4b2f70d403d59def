import {
  identityRoles,
  methodStatuses,
  mobileStandingNames,
  onlineRestrictions,
  sessionStandingNames,
  statementStandingNames,
} from '@linework/domain';
import {
  MethodStandingAlert,
  MobileStandingAlert,
  RestrictionStandingAlert,
  RoleStandingAlert,
  SessionStandingAlert,
  StatementStandingAlert,
} from '@linework/parts/standings';
import type { ReactNode } from 'react';

export interface NamedStandingRow {
  readonly name: string;
  readonly alert: ReactNode;
}

/** Everything besides the account's own standing that customers are told about themselves, with its words. */
export const namedStandingRows: readonly NamedStandingRow[] = [
  ...mobileStandingNames.map((standing) => ({
    name: `mobile.${standing}`,
    alert: <MobileStandingAlert standing={standing} />,
  })),
  ...statementStandingNames.map((standing) => ({
    name: `statement.${standing}`,
    alert: <StatementStandingAlert standing={standing} />,
  })),
  ...methodStatuses.map((standing) => ({
    name: `method.${standing}`,
    alert: <MethodStandingAlert standing={standing} />,
  })),
  ...sessionStandingNames.map((standing) => ({
    name: `session.${standing}`,
    alert: <SessionStandingAlert standing={standing} />,
  })),
  ...onlineRestrictions.map((standing) => ({
    name: `restriction.${standing}`,
    alert: <RestrictionStandingAlert standing={standing} />,
  })),
  ...identityRoles.map((standing) => ({
    name: `role.${standing}`,
    alert: <RoleStandingAlert standing={standing} />,
  })),
];
