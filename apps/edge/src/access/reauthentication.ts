import { createHmac, createSecretKey } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { OutcomeProblem } from '../problems/problem.ts';
import type { Cookies } from './cookies.ts';
import type { Session } from './session.ts';
import { reauthSeconds } from './session-rules.ts';
import { isSame, keyFor } from './tokens.ts';

/**
 * A mark that somebody has just entered their password again. It names nobody, holds for five minutes, and fits the one
 * session that it was given to.
 */
export interface Reauthentication {
  issue(sessionTokenHash: Buffer, now: Date): string;
  holds(mark: string | null, sessionTokenHash: Buffer, now: Date): boolean;
}

export function reauthentication(secret: string): Reauthentication {
  const key = createSecretKey(keyFor(secret, 'reauth'));
  const sign = (until: string, sessionTokenHash: Buffer): string =>
    createHmac('sha256', key).update(until).update('.').update(sessionTokenHash).digest('base64url');
  return {
    issue: (sessionTokenHash, now) => {
      const until = String(Math.floor(now.getTime() / 1_000) + reauthSeconds);
      return `${until}.${sign(until, sessionTokenHash)}`;
    },
    holds: (mark, sessionTokenHash, now) => {
      const [until = '', signature = ''] = (mark ?? '').split('.');
      return isSame(signature, sign(until, sessionTokenHash)) && Number(until) * 1_000 > now.getTime();
    },
  };
}

/** Whoever asks for others, as agents of ours do, changes nothing of how a customer signs in. @throws OutcomeProblem LW-AUT-050 */
export function requireCustomer({ userType }: Session): void {
  if (userType !== 'CONSUMER') throw new OutcomeProblem('LW-AUT-050');
}

/** @throws OutcomeProblem LW-AUT-046 where the password was not entered again within the last minutes */
export function requireReauthentication(
  marks: Reauthentication,
  cookies: Cookies,
  request: FastifyRequest,
  now: Date,
): void {
  const { sessionTokenHash } = request;
  if (!sessionTokenHash || !marks.holds(cookies.reauth(request), sessionTokenHash, now))
    throw new OutcomeProblem('LW-AUT-046');
}
