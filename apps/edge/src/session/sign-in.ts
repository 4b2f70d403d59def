import { hash } from 'node:crypto';
import type { SignInRequest, TokenRequest } from '@linework/contract';
import type { Database } from '../database/database.ts';
import { OutcomeProblem } from '../problems/problem.ts';
import { verifyPassword } from './password-hash.ts';
import { codeLifetimeMs } from './session-rules.ts';
import { countAttempt, forgetAttempts, giveBackAttempt } from './throttle.ts';
import { challengeOf, hashToken, isSame, newToken } from './tokens.ts';

const byUsername = 'sign-in/username';
const byAddress = 'sign-in/address';

/** People mistype their own password a few times; an office shares one address. */
const freeByUsername = 5;
const freeByAddress = 50;

/**
 * Checks user name and password and answers a single-use code bound to the caller's PKCE challenge. An unknown user
 * name takes as long as a wrong password and ends the same.
 */
export async function signIn(
  database: Database,
  request: SignInRequest,
  address: string,
  now: Date,
): Promise<string> {
  const username = request.username.trim().toLowerCase();
  // Hashed, because people type passwords into the wrong field.
  const subject = hash('sha256', username, 'base64url');
  await countAttempt(
    database,
    [
      { purpose: byUsername, subject, free: freeByUsername },
      { purpose: byAddress, subject: address, free: freeByAddress },
    ],
    'LW-AUT-040',
    now,
  );
  const [user] = await database.query<{ id: string; password_hash: string; account_id: string }>(
    `SELECT u.id, u.password_hash, m.account_id
     FROM portal_user u JOIN account_member m ON m.user_id = u.id
     WHERE u.username = $1
     ORDER BY m.is_default DESC, m.account_id
     LIMIT 1`,
    [username],
  );
  const isRight = await verifyPassword(request.password, user?.password_hash ?? null);
  if (!user || !isRight) throw new OutcomeProblem('LW-AUT-010');
  await forgetAttempts(database, byUsername, subject);
  await giveBackAttempt(database, byAddress, address);
  const code = newToken();
  await database.query(
    `INSERT INTO authorization_code (code_hash, user_id, account_id, code_challenge, remember_me, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      hashToken(code),
      user.id,
      user.account_id,
      request.code_challenge,
      request.remember_me,
      new Date(now.getTime() + codeLifetimeMs),
    ],
  );
  return code;
}

export interface CodeOwner {
  readonly userId: string;
  readonly accountId: string;
  readonly rememberMe: boolean;
}

/**
 * Trades a code for its owner, once: a code that was shown with the wrong verifier is spent too.
 * @throws OutcomeProblem LW-AUT-020
 */
export async function redeemCode(database: Database, request: TokenRequest, now: Date): Promise<CodeOwner> {
  const [row] = await database.query<{
    user_id: string;
    account_id: string;
    remember_me: boolean;
    code_challenge: string;
  }>(
    `UPDATE authorization_code SET used_at = $2
     WHERE code_hash = $1 AND used_at IS NULL AND expires_at > $2
     RETURNING user_id, account_id, remember_me, code_challenge`,
    [hashToken(request.code), now],
  );
  if (!row || !isSame(challengeOf(request.code_verifier), row.code_challenge)) {
    throw new OutcomeProblem('LW-AUT-020');
  }
  return { userId: row.user_id, accountId: row.account_id, rememberMe: row.remember_me };
}
