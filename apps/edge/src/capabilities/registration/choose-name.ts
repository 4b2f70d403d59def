import { registrationNames, usernameAsKept, usernameProblem } from '@linework/domain';
import { hashToken } from '../../access/tokens.ts';
import type { Database } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { malformed, OutcomeProblem } from '../../problems/problem.ts';
import { inHashPlace, verifyPassword } from '../session/index.ts';
import { createSignIn } from './create-sign-in.ts';

interface Chosen {
  readonly registration: string;
  readonly username: string;
}

/**
 * Takes another username where the one that was asked for is somebody else's; a few may be tried, by whoever has shown a
 * bill and read their email.
 * @throws OutcomeProblem LW-AUT-040 where too many are tried at once, LW-AUT-045 where this one is somebody else's too, LW-AUT-043 where it is the password, LW-AUT-048
 * where it has to be begun again, LW-SYS-060 for what is none
 */
export async function chooseName(
  database: Database,
  { registration, username: typed }: Chosen,
  now: Date,
): Promise<void> {
  const problem = usernameProblem(typed);
  if (problem) throw malformed('/username', problem);
  const username = usernameAsKept(typed);
  const tokenHash = hashToken(registration);
  // Before a name is counted: whoever is turned away for the crowd has not tried.
  await inHashPlace('chosen', tokenHash.toString('base64url'), async () => {
    const kept = await keepName(database, { tokenHash, username }, now);
    if (!kept) throw new OutcomeProblem('LW-AUT-048');
    // Only the hash of the password is known.
    if (await verifyPassword(username, kept.password_hash, 'chosen')) throw new OutcomeProblem('LW-AUT-043');
  });
  await createSignIn(database, tokenHash, now);
}

async function keepName(
  database: Database,
  { tokenHash, username }: { readonly tokenHash: Buffer; readonly username: string },
  now: Date,
): Promise<{ readonly password_hash: string } | undefined> {
  const p = parameters();
  const [kept] = await database.query<{ password_hash: string }>(
    `UPDATE account_registration SET username = ${p.text(username)}, names = names + 1
     WHERE token_hash = ${p.bytes(tokenHash)} AND confirmed_at IS NOT NULL AND ended_at IS NULL
       AND expires_at > ${p.instant(now)} AND names < ${registrationNames}
     RETURNING password_hash`,
    p.values,
  );
  return kept;
}
