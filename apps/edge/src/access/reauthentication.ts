import { createHmac, createSecretKey } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
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

/**
 * A password entered before the second step was turned on, in another session, is not enough after it.
 * @throws OutcomeProblem LW-AUT-046 where the password, and the second step where it is on, was not shown again within the
 * last minutes
 */
export function requireReauthentication(
  marks: Reauthentication,
  cookies: Cookies,
  request: FastifyRequest,
  { hasSecondStep }: Session,
  now: Date,
): void {
  const { sessionTokenHash } = request;
  const shown = sessionTokenHash && marks.read(cookies.reauth(request), sessionTokenHash, now);
  if (!shown || (hasSecondStep && shown === 'password')) throw new OutcomeProblem('LW-AUT-046');
}
