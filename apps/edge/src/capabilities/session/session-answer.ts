import type { PingAnswer, SessionAnswer } from '@linework/contract';
import { accessRefusal, isMissingAutoPay } from '@linework/domain';
import { deadlines, type Session } from '../../access/session.ts';
import { readSessionAccount, type SessionAccount } from '../../access/session-account.ts';
import { togglesOfAccount } from '../../access/told-toggles.ts';
import { assignmentsOf } from '../../experiments/assignments.ts';
import { loadAccount } from '../../facts/load-facts.ts';
import type { Services } from '../../services.ts';
import { pageAlertsFor } from '../page-alerts/index.ts';

export const deadlineAnswer = ({ idle, absolute }: ReturnType<typeof deadlines>, now: Date): PingAnswer => ({
  now: now.toISOString(),
  idleDeadline: idle.toISOString(),
  absoluteDeadline: absolute.toISOString(),
});

/** Whether to tell somebody, who may do something about it, that mobile service lacks the Auto Pay it requires. */
async function isToldOfAutoPay(
  database: Services['database'],
  { accountId, role }: Session,
  { hasMobile, enterpriseBilled }: SessionAccount,
): Promise<boolean> {
  if (!hasMobile || accessRefusal('billing.manage', role, { enterpriseBilled })) return false;
  const loaded = await loadAccount(database, accountId);
  return loaded !== null && isMissingAutoPay(loaded.facts);
}

/** Who is signed in, for the portal. */
export async function readSessionAnswer(
  services: Services,
  session: Session,
  { host, now }: { readonly host: string; readonly now: Date },
): Promise<SessionAnswer> {
  const [account, alerts] = await Promise.all([
    readSessionAccount(services.database, session.accountId),
    pageAlertsFor(services, session),
  ]);
  const isTold = await isToldOfAutoPay(services.database, session, account);
  const { number, footprint } = account;
  const who = { account: number, footprint, role: session.role, user: session.userId };
  const toggles = togglesOfAccount(services, host, who);
  const { experimentUuids, variantUuids } = assignmentsOf(services, number);
  return {
    user: {
      id: session.userId,
      username: session.username,
      firstName: session.firstName,
      lastName: session.lastName,
      role: session.role,
      userType: session.userType,
    },
    accountId: session.accountId,
    accountNumber: number,
    companyName: account.companyName,
    enterpriseBilled: account.enterpriseBilled,
    footprint,
    timeZone: account.timeZone,
    ...deadlineAnswer(deadlines(session), now),
    ...(toggles && { toggles }),
    ...(experimentUuids.length > 0 && {
      experimentUuids: [...experimentUuids],
      variantUuids: [...variantUuids],
    }),
    ...(alerts.length > 0 && { alerts: [...alerts] }),
    ...(isTold && { isMissingAutoPay: true as const }),
  };
}
