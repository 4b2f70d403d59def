import type { PingAnswer, SessionAnswer } from '@linework/contract';
import { deadlines, type Session } from '../../access/session.ts';
import { readSessionAccount } from '../../access/session-account.ts';
import type { Database } from '../../database/database.ts';

export const deadlineAnswer = ({ idle, absolute }: ReturnType<typeof deadlines>, now: Date): PingAnswer => ({
  now: now.toISOString(),
  idleDeadline: idle.toISOString(),
  absoluteDeadline: absolute.toISOString(),
});

/** Who is signed in, for the portal. */
export async function readSessionAnswer(
  database: Database,
  session: Session,
  now: Date,
): Promise<SessionAnswer> {
  const account = await readSessionAccount(database, session.accountId);
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
    accountNumber: account.number,
    companyName: account.companyName,
    enterpriseBilled: account.enterpriseBilled,
    footprint: account.footprint,
    timeZone: account.timeZone,
    ...deadlineAnswer(deadlines(session), now),
  };
}
