import type { PingAnswer, SessionAnswer } from '@linework/contract';
import { deadlines, type Session } from '../../access/session.ts';
import { readSessionAccount } from '../../access/session-account.ts';
import { togglesOfAccount } from '../../access/told-toggles.ts';
import type { Services } from '../../services.ts';

export const deadlineAnswer = ({ idle, absolute }: ReturnType<typeof deadlines>, now: Date): PingAnswer => ({
  now: now.toISOString(),
  idleDeadline: idle.toISOString(),
  absoluteDeadline: absolute.toISOString(),
});

/** Who is signed in, for the portal. */
export async function readSessionAnswer(
  services: Services,
  session: Session,
  { host, now }: { readonly host: string; readonly now: Date },
): Promise<SessionAnswer> {
  const account = await readSessionAccount(services.database, session.accountId);
  const { number, footprint } = account;
  const toggles = togglesOfAccount(services, host, { account: number, footprint, role: session.role });
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
  };
}
