import {
  identityRoles,
  methodStatuses,
  onlineRestrictions,
  sessionStandingNames,
  statementStandingNames,
  statementStandings,
  toldMobileStandings,
  usd,
} from '@linework/domain';
import { buildCard } from '@linework/fixtures';
import { MethodStanding } from '@linework/parts/saved-methods';
import {
  MissingAutoPayAlert,
  MobileStandingAlert,
  RestrictionStandingAlert,
  RoleStandingAlert,
  SessionStandingAlert,
  StatementDelayedAlert,
} from '@linework/parts/standings';
import { waitingAreas } from '@linework/review';
import type { ReactNode } from 'react';
import { OutcomeTitle } from '../outcomes/OutcomeWords.tsx';

/** Of the mobile bill, where something of it is past due. */
const pastDue = usd(8_640);

export interface NamedStandingRow {
  readonly name: string;
  /** The area whose screens will tell it; `null` where customers are told it already. */
  readonly waitsFor: string | null;
  readonly alert: ReactNode;
}

/** What has no words of its own: the statement is there, and says all. */
export const wordlessStandings: readonly string[] = ['statement.available'];

/** A late statement has words of its own; what else keeps one from being shown is told as an outcome. */
const statementRows = statementStandingNames.flatMap((standing): NamedStandingRow[] => {
  const { outcome } = statementStandings[standing];
  const told = outcome && { name: `statement.${standing}`, waitsFor: null };
  if (!told) return [];
  const isLate = standing === 'delayed';
  return [{ ...told, alert: isLate ? <StatementDelayedAlert /> : <OutcomeTitle code={outcome} /> }];
});

/** Everything besides the account's own standing that customers are told about themselves, with its words. */
export const namedStandingRows: readonly NamedStandingRow[] = [
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
    alert: (
      <MobileStandingAlert
        standing={standing}
        pastDue={pastDue}
        confirming={null}
        payHref="/billing/pay-bill?open=dp&device=bill"
      />
    ),
  })),
  {
    name: 'mobile.missingAutoPay',
    waitsFor: null,
    alert: <MissingAutoPayAlert href="/billing/pay-bill?open=ap&for=mobile" />,
  },
  ...statementRows,
  ...methodStatuses.map((status) => ({
    name: `method.${status}`,
    waitsFor: null,
    alert: <MethodStanding saved={{ method: buildCard({ isPreferred: false }), status }} today={null} />,
  })),
  ...identityRoles.map((standing) => ({
    name: `role.${standing}`,
    waitsFor: waitingAreas.role,
    alert: <RoleStandingAlert standing={standing} />,
  })),
];
