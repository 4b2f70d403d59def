import { ArrivalNotice } from '@linework/account-areas/sign-in';
import { useCopy } from '@linework/copy';
import {
  identityRoles,
  methodStatuses,
  onlineRestrictions,
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
  StatementDelayedAlert,
} from '@linework/parts/standings';
import { shellCopy } from '@linework/portal/shell.copy';
import { waitingAreas } from '@linework/review';
import type { ReactNode } from 'react';
import { OutcomeTitle } from '../outcomes/OutcomeWords.tsx';

/** The words that stand over whatever page a customer is on. */
function OverPage({ of }: { of: 'session.final.heading' | 'session.idle.heading' | 'offline.title' }) {
  const { t } = useCopy(shellCopy);
  return <strong>{t(of)}</strong>;
}

/** Of the mobile bill, where something of it is past due. */
const pastDue = usd(8_640);

export interface NamedStandingRow {
  readonly name: string;
  /** The area whose screens will tell it; `null` where customers are told it already. */
  readonly waitsFor: string | null;
  readonly alert: ReactNode;
}

/** What has no words of its own: the statement is there and says all, as the page does to whoever is signed in or is to be. */
export const wordlessStandings: readonly string[] = [
  'statement.available',
  'session.notSignedIn',
  'session.signedIn',
];

/** A late statement has words of its own; what else keeps one from being shown is told as an outcome. */
const statementRows = statementStandingNames.flatMap((standing): NamedStandingRow[] => {
  const { outcome } = statementStandings[standing];
  const told = outcome && { name: `statement.${standing}`, waitsFor: null };
  if (!told) return [];
  const isLate = standing === 'delayed';
  return [{ ...told, alert: isLate ? <StatementDelayedAlert /> : <OutcomeTitle code={outcome} /> }];
});

/** A session is told by the sign-in page, by what stands over a page, and by the page of maintenance. */
const sessionRows: readonly NamedStandingRow[] = [
  { name: 'session.maintenance', waitsFor: null, alert: <OutcomeTitle code="LW-SYS-030" /> },
  ...(['refused', 'expired', 'signedOut'] as const).map((arrival) => ({
    name: `session.${arrival}`,
    waitsFor: null,
    alert: <ArrivalNotice arrival={arrival} />,
  })),
  { name: 'session.endingForGood', waitsFor: null, alert: <OverPage of="session.final.heading" /> },
  { name: 'session.endingSoon', waitsFor: null, alert: <OverPage of="session.idle.heading" /> },
  { name: 'session.offline', waitsFor: null, alert: <OverPage of="offline.title" /> },
];

/** Everything besides the account's own standing that customers are told about themselves, with its words. */
export const namedStandingRows: readonly NamedStandingRow[] = [
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
  ...sessionRows,
  ...identityRoles.map((standing) => ({
    name: `role.${standing}`,
    waitsFor: waitingAreas.role,
    alert: <RoleStandingAlert standing={standing} />,
  })),
];
