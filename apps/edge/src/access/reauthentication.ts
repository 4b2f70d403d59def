import { createHmac, createSecretKey } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../database/database.ts';
import { OutcomeProblem } from '../problems/problem.ts';
import type { Cookies } from './cookies.ts';
import type { Session } from './session.ts';
import { reauthSeconds } from './session-rules.ts';
import { isSame, keyFor } from './tokens.ts';

/** What was shown of who somebody is: the password alone, or a code of the second step beside it. */
export type Shown = 'password' | 'secondStep';

/**
 * A mark that somebody has just shown again who they are. It names nobody, holds for five minutes, and fits the one
 * session that it was given to.
 */
export interface Reauthentication {
  issue(sessionTokenHash: Buffer, shown: Shown, now: Date): string;
  /** What was shown for it; `null` where it does not hold. */
  read(mark: string | null, sessionTokenHash: Buffer, now: Date): Shown | null;
}

const shownInMark = { password: 'p', secondStep: 's' } as const satisfies Record<Shown, string>;

export function reauthentication(secret: string): Reauthentication {
  const key = createSecretKey(keyFor(secret, 'reauth'));
  const sign = (claim: string, sessionTokenHash: Buffer): string =>
    createHmac('sha256', key).update(claim).update('.').update(sessionTokenHash).digest('base64url');
  return {
    issue: (sessionTokenHash, shown, now) => {
      const until = Math.floor(now.getTime() / 1_000) + reauthSeconds;
      const claim = `${until}.${shownInMark[shown]}`;
      return `${claim}.${sign(claim, sessionTokenHash)}`;
    },
    read: (mark, sessionTokenHash, now) => {
      const [until = '', shown = '', signature = ''] = (mark ?? '').split('.');
      if (!isSame(signature, sign(`${until}.${shown}`, sessionTokenHash))) return null;
      if (Number(until) * 1_000 <= now.getTime()) return null;
      return shown === shownInMark.secondStep ? 'secondStep' : 'password';
    },
  };
}

/** Somebody who has shown again who they are, and what they showed. */
export interface Confirmed {
  readonly session: Session;
  readonly shown: Shown;
}

/**
 * A password entered before the second step was turned on, in another session, is not enough after it.
 * @throws OutcomeProblem LW-AUT-046 where the password, and the second step where it is on, was not shown again within the
 * last minutes
 */
export function requireReauthentication(
  marks: Reauthentication,
  cookies: Cookies,
  request: FastifyRequest,
  session: Session,
  now: Date,
): Confirmed {
  const { sessionTokenHash } = request;
  const shown = sessionTokenHash && marks.read(cookies.reauth(request), sessionTokenHash, now);
  if (!shown || isTooLittle(shown, session.hasSecondStep)) throw new OutcomeProblem('LW-AUT-046');
  return { session, shown };
}

const isTooLittle = (shown: Shown, hasSecondStep: boolean): boolean => hasSecondStep && shown === 'password';

/**
 * Holds the user's row until their change is made, and looks again: since the request began the second step may have been
 * turned on, and the session ended. Every change that asks for the password begins with it.
 * @returns whose row it is, as marks of devices are signed
 * @throws OutcomeProblem LW-AUT-046 where too little was shown by now, LW-AUT-020 where the session has ended
 */
export async function holdConfirmed(
  transaction: Queryable,
  { session, shown }: Confirmed,
): Promise<{ readonly id: string; readonly password_hash: string }> {
  const { id: sessionId, userId } = session;
  const [user] = await transaction.query<{ id: string; password_hash: string; has_second_step: boolean }>(
    'SELECT id, password_hash, has_second_step FROM portal_user WHERE id = $1 FOR UPDATE',
    [userId],
  );
  if (!user) throw new OutcomeProblem('LW-AUT-020');
  if (isTooLittle(shown, user.has_second_step)) throw new OutcomeProblem('LW-AUT-046');
  const open = await transaction.query(
    'SELECT id FROM portal_session WHERE user_id = $1 AND id = $2 AND ended_at IS NULL',
    [userId, sessionId],
  );
  if (open.length === 0) throw new OutcomeProblem('LW-AUT-020');
  return { id: user.id, password_hash: user.password_hash };
}
