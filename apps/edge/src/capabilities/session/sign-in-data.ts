import { restOperations } from '@linework/contract/rest-operations';
import type { Session } from '../../access/session.ts';
import { readSessionAccount } from '../../access/session-account.ts';
import type { Queryable } from '../../database/database.ts';

interface UserRow {
  readonly email: string;
  readonly language: string | null;
  readonly second_step_on: Date | null;
  readonly usage_events: number;
}
interface PasskeyRow {
  readonly id: string;
  readonly name: string | null;
  readonly browser: string;
  readonly system: string;
  readonly made_at: Date;
  readonly last_used_at: Date | null;
}
interface SessionRow {
  readonly id: string;
  readonly created_at: Date;
  readonly last_active_at: Date;
  readonly ended_at: Date | null;
  readonly expires_at: Date;
}
interface LookRow {
  readonly at: Date;
  readonly user_type: string;
  readonly what: string;
  readonly times: number;
}

/** So many looks are told of, the newest first: those that only repeat one do not push others out. */
const mostLooks = 10_000;

/** All that is held about somebody's sign-in. @param now the real time */
export async function readSignInData(database: Queryable, session: Session, now: Date) {
  const { userId, accountId } = session;
  const [account, [user], passkeys, sessions, looks] = await Promise.all([
    readSessionAccount(database, accountId),
    database.query<UserRow>(
      `SELECT email, language, (SELECT turned_on_at FROM second_step s WHERE s.user_id = u.id) AS second_step_on,
         (SELECT count(*)::int FROM analytics_event e WHERE e.user_id = u.id) AS usage_events
       FROM portal_user u WHERE id = $1`,
      [userId],
    ),
    database.query<PasskeyRow>(
      'SELECT id, name, browser, system, made_at, last_used_at FROM passkey WHERE user_id = $1 ORDER BY made_at, id',
      [userId],
    ),
    database.query<SessionRow>(
      `SELECT id, created_at, last_active_at, ended_at, expires_at FROM portal_session
       WHERE user_id = $1 ORDER BY created_at DESC`,
      [userId],
    ),
    database.query<LookRow>(
      `SELECT max(at) AS at, user_type, what, count(*)::int AS times FROM on_behalf_look WHERE account_id = $1
       GROUP BY user_type, what, date_trunc('hour', at) ORDER BY max(at) DESC LIMIT ${mostLooks}`,
      [accountId],
    ),
  ]);
  const endOf = ({ ended_at, expires_at }: SessionRow): Date | null =>
    ended_at ?? (expires_at < now ? expires_at : null);
  return restOperations.signInData.answer.parse({
    username: session.username,
    firstName: session.firstName,
    lastName: session.lastName,
    email: user?.email ?? '',
    role: session.role,
    userType: session.userType,
    language: user?.language ?? null,
    accountNumber: account.number,
    sessions: sessions.map((one) => ({
      begun: one.created_at.toISOString(),
      lastActive: one.last_active_at.toISOString(),
      ended: endOf(one)?.toISOString() ?? null,
      isThisOne: one.id === session.id,
    })),
    secondStepOn: user?.second_step_on?.toISOString() ?? null,
    passkeys: passkeys.map(({ made_at: madeAt, last_used_at: lastUsedAt, ...passkey }) => ({
      ...passkey,
      madeAt: madeAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    usageEvents: user?.usage_events ?? 0,
    looksOnBehalf: looks.map(({ at, user_type: by, ...look }) => ({ ...look, at: at.toISOString(), by })),
  });
}
