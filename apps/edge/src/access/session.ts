import {
  can,
  type IdentityRole,
  identityRole,
  ownsSignIn,
  type Permission,
  type UserType,
  userTypes,
} from '@linework/domain';
import type { Parameters } from '../database/parameters.ts';
import { OutcomeProblem } from '../problems/problem.ts';
import { sessionAbsoluteMs, sessionIdleMs } from './session-rules.ts';

/** Who is asking, as what, and for which account. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly accountId: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: UserType;
  readonly role: IdentityRole;
  /** Whether signing in takes a second step. */
  readonly hasSecondStep: boolean;
  readonly createdAt: Date;
  readonly lastActiveAt: Date;
}

export interface SessionRow {
  readonly session_id: string;
  readonly user_id: string;
  readonly account_id: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly user_type: string;
  readonly role: string;
  readonly has_second_step: boolean;
  readonly session_created_at: Date;
  readonly last_active_at: Date;
}

/** Whose a session is, as it stands in the database. */
export const userTypeOf = (text: string): UserType => userTypes.find((type) => type === text) ?? 'CONSUMER';

/**
 * The session of a token as a SELECT that fits into another statement, so that a call needs no round trip of its own for it.
 * @param now the real time: a moved business clock does not end sessions
 */
export const sessionSql = (p: Parameters, tokenHash: Buffer, now: Date): string => `
  SELECT s.id AS session_id, s.user_id, s.account_id, u.username, u.first_name, u.last_name, u.user_type, m.role,
         u.has_second_step, s.created_at AS session_created_at, s.last_active_at
  FROM portal_session s
  JOIN portal_user u ON u.id = s.user_id
  JOIN account_member m ON m.account_id = s.account_id AND m.user_id = s.user_id
  WHERE s.token_hash = ${p.bytes(tokenHash)} AND s.ended_at IS NULL
    AND s.expires_at > ${p.instant(now)} AND s.last_active_at > ${p.instant(new Date(now.getTime() - sessionIdleMs))}`;

export const sessionFromRow = (row: SessionRow): Session => ({
  id: row.session_id,
  userId: row.user_id,
  accountId: row.account_id,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  userType: userTypeOf(row.user_type),
  hasSecondStep: row.has_second_step,
  role: identityRole(row.role),
  createdAt: row.session_created_at,
  lastActiveAt: row.last_active_at,
});

/** When the session ends if nobody does anything, and when it ends whatever anybody does. */
export function deadlines(session: Pick<Session, 'createdAt' | 'lastActiveAt'>): {
  idle: Date;
  absolute: Date;
} {
  const absolute = new Date(session.createdAt.getTime() + sessionAbsoluteMs);
  const idle = new Date(Math.min(session.lastActiveAt.getTime() + sessionIdleMs, absolute.getTime()));
  return { idle, absolute };
}

/** @throws OutcomeProblem LW-AUT-060 when an account is asked for that is not this session's */
export function requireAccount(session: Session, accountId: string): void {
  if (session.accountId !== accountId) throw new OutcomeProblem('LW-AUT-060');
}

/** @throws OutcomeProblem LW-AUT-050 when the role does not allow it */
export function requirePermission(session: Session, permission: Permission): void {
  if (!can(session.role, permission)) throw new OutcomeProblem('LW-AUT-050');
}

/** @throws OutcomeProblem LW-AUT-050 for whoever acts on a customer's behalf: no sign-in here is theirs */
export function requireOwnSignIn(session: Session): void {
  if (!ownsSignIn(session.userType)) throw new OutcomeProblem('LW-AUT-050');
}
