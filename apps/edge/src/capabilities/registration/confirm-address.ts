import { recoveryTries } from '@linework/domain';
import { hashToken, isSame } from '../../access/tokens.ts';
import type { Database } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { type AttemptRule, countAttempt, giveBackAttempt } from '../../throttle/attempt-throttle.ts';
import { createSignIn } from './create-sign-in.ts';

/** Each registration has few tries of its own; this slows down who makes many. */
const freeTries = 30;

interface Shown {
  readonly registration: string;
  readonly code: string;
}

/**
 * Takes the code that was emailed, once, and makes the sign-in.
 * @throws OutcomeProblem LW-AUT-041 for another code, LW-AUT-042 where none works any more, LW-AUT-045 where the username is
 * somebody else's, so that another has to be chosen, LW-AUT-048 where it has to be begun again, LW-AUT-040 after too many tries
 */
export async function confirmAddress(
  database: Database,
  codeOf: (codeId: string) => string,
  { registration, code }: Shown,
  network: string,
  now: Date,
): Promise<void> {
  const limit: AttemptRule = { purpose: 'registration/code', subject: network, free: freeTries };
  await countAttempt(database, [limit], 'LW-AUT-040', now);
  const tokenHash = hashToken(registration);
  const tried = await countTry(database, tokenHash, now);
  if (!tried) throw new OutcomeProblem('LW-AUT-042');
  if (!isSame(codeOf(`${tried.id}/${tried.codes}`), code)) throw new OutcomeProblem('LW-AUT-041');
  if (!(await useCode(database, tokenHash, tried.codes, now))) throw new OutcomeProblem('LW-AUT-042');
  await giveBackAttempt(database, limit);
  await createSignIn(database, tokenHash, now);
}

interface Tried {
  readonly id: string;
  /** How many were emailed: the last one works. */
  readonly codes: number;
}

async function countTry(database: Database, tokenHash: Buffer, now: Date): Promise<Tried | null> {
  const p = parameters();
  const [tried] = await database.query<Tried>(
    `UPDATE account_registration SET tries = tries + 1
     WHERE token_hash = ${p.bytes(tokenHash)} AND tries < ${recoveryTries} AND confirmed_at IS NULL
       AND ended_at IS NULL AND code_expires_at > ${p.instant(now)}
     RETURNING id, codes`,
    p.values,
  );
  return tried ?? null;
}

async function useCode(database: Database, tokenHash: Buffer, codes: number, now: Date): Promise<boolean> {
  const p = parameters();
  const used = await database.query(
    `UPDATE account_registration SET confirmed_at = ${p.instant(now)}
     WHERE token_hash = ${p.bytes(tokenHash)} AND codes = ${p.bigint(codes)} AND confirmed_at IS NULL
       AND ended_at IS NULL RETURNING id`,
    p.values,
  );
  return used.length > 0;
}
