import {
  identityRoles,
  methodStatuses,
  onlineRestrictions,
  sessionStandingNames,
  statementStandingNames,
  toldMobileStandings,
  usd,
} from '@linework/domain';
import {
  MethodStandingAlert,
  MobileStandingAlert,
  RestrictionStandingAlert,
  RoleStandingAlert,
  SessionStandingAlert,
  StatementStandingAlert,
} from '@linework/parts/standings';
import { waitingAreas } from '@linework/review';
import type { ReactNode } from 'react';

/** Of the mobile bill, where something of it is past due. */
const pastDue = usd(8_640);

export interface NamedStandingRow {
  readonly name: string;
  /** The area whose screens will tell it; `null` where customers are told it already. */
  readonly waitsFor: string | null;
  readonly alert: ReactNode;
}

/** Everything besides the account's own standing that customers are told about themselves, with its words. */
export const namedStandingRows: readonly NamedStandingRow[] = [
  ...methodStatuses.map((standing) => ({
    name: `method.${standing}`,
    waitsFor: waitingAreas.method,
    alert: <MethodStandingAlert standing={standing} />,
  })),
  ...sessionStandingNames.map((standing) => ({
    name: `session.${standing}`,
    waitsFor: waitingAreas.session,
    alert: <SessionStandingAlert standing={standing} />,
  })),
  ...onlineRestrictions.map((standing) => ({
    name: `restriction.${standing}`,
    waitsFor: null,
    alert: <RestrictionStandingAlert standing={standing} />,
  })),
  ...toldMobileStandings.map((standing) => ({
    name: `mobile.${standing}`,
    waitsFor: null,
    alert: <MobileStandingAlert standing={standing} pastDue={pastDue} />,
  })),
  ...statementStandingNames.map((standing) => ({
    name: `statement.${standing}`,
    waitsFor: null,
    alert: <StatementStandingAlert standing={standing} />,
  })),
  ...identityRoles.map((standing) => ({
    name: `role.${standing}`,
    waitsFor: waitingAreas.role,
    alert: <RoleStandingAlert standing={standing} />,
  })),
];
