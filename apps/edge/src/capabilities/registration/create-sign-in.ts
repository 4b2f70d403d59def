import { identityRole, type Member, type MessageEvent, newMember } from '@linework/domain';
import type { Database, Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { messageInserts } from '../messages/index.ts';

interface Registration {
  readonly account_id: string;
  readonly bill_id: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
}

/**
 * Makes the sign-in of a registration whose address is confirmed, and uses up the code of its bill. Whose it is, and
 * who is told, the domain says of those who are there.
 * @throws OutcomeProblem LW-AUT-045 where the username is somebody else's, LW-AUT-048 where it has to be begun again
 */
export async function createSignIn(database: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const registration = await findOpen(transaction, tokenHash, now);
    if (!registration) throw new OutcomeProblem('LW-AUT-048');
    const { account_id: accountId } = registration;
    // Two that come at once are not both the first.
    await transaction.query('SELECT id FROM account WHERE id = $1 FOR UPDATE', [accountId]);
    if (!(await useBill(transaction, registration, now))) throw new OutcomeProblem('LW-AUT-048');
    const userId = uuidV7();
    if (!(await writeUser(transaction, userId, tokenHash, now))) throw new OutcomeProblem('LW-AUT-045');
    const { role, told } = newMember(await membersOf(transaction, accountId));
    await writeMember(transaction, { accountId, userId, role });
    await end(transaction, tokenHash, { userId, role, told, registration }, now);
  });
}

async function findOpen(
  transaction: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<Registration | undefined> {
  const p = parameters();
  const [found] = await transaction.query<Registration>(
    `SELECT account_id, bill_id, username, first_name, last_name FROM account_registration
     WHERE token_hash = ${p.bytes(tokenHash)} AND confirmed_at IS NOT NULL AND ended_at IS NULL
       AND expires_at > ${p.instant(now)} FOR UPDATE`,
    p.values,
  );
  return found;
}

async function useBill(
  transaction: Queryable,
  { account_id, bill_id }: Registration,
  now: Date,
): Promise<boolean> {
  const used = await transaction.query(
    `INSERT INTO bill_code_used (bill_id, account_id, used_at) VALUES ($1, $2, $3)
     ON CONFLICT (bill_id) DO NOTHING RETURNING bill_id`,
    [bill_id, account_id, now],
  );
  return used.length > 0;
}

async function writeUser(
  transaction: Queryable,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const p = parameters();
  const written = await transaction.query(
    `INSERT INTO portal_user
       (id, username, password_hash, first_name, last_name, email, user_type, created_at, language)
     SELECT ${p.uuid(userId)}, username, password_hash, first_name, last_name, email, 'CONSUMER', ${p.instant(now)},
       language
     FROM account_registration WHERE token_hash = ${p.bytes(tokenHash)}
     ON CONFLICT (username) DO NOTHING RETURNING id`,
    p.values,
  );
  return written.length > 0;
}

/** Who signs in for an account, agents of ours apart. */
async function membersOf(transaction: Queryable, accountId: string): Promise<readonly Member[]> {
  const members = await transaction.query<{ user_id: string; role: string }>(
    `SELECT m.user_id, m.role FROM account_member m JOIN portal_user u ON u.id = m.user_id
     WHERE m.account_id = $1 AND u.user_type = 'CONSUMER'`,
    [accountId],
  );
  return members.map(({ user_id, role }) => ({ userId: user_id, role: identityRole(role) }));
}

async function writeMember(
  transaction: Queryable,
  { accountId, userId, role }: Member & { readonly accountId: string },
): Promise<void> {
  await transaction.query(
    'INSERT INTO account_member (account_id, user_id, role, is_default) VALUES ($1, $2, $3, true)',
    [accountId, userId, role],
  );
}

interface Created extends ReturnType<typeof newMember> {
  readonly userId: string;
  readonly registration: Registration;
}

/** The registration is over, which is written down and told with it. */
async function end(
  transaction: Queryable,
  tokenHash: Buffer,
  { userId, role, told, registration }: Created,
  now: Date,
): Promise<void> {
  const { account_id: accountId, username, first_name, last_name } = registration;
  const createdAt = now.toISOString();
  const events: readonly MessageEvent[] = [
    {
      key: `signInCreated/${userId}`,
      message: { kind: 'signInCreated', username, createdAt },
      concerns: [userId],
    },
    {
      key: `signInAdded/${userId}`,
      message: { kind: 'signInAdded', name: `${first_name} ${last_name}`, createdAt, role },
      concerns: told,
    },
  ];
  const p = parameters();
  await transaction.query(
    `WITH over AS (
       UPDATE account_registration SET ended_at = ${p.instant(now)}, password_hash = NULL
       WHERE token_hash = ${p.bytes(tokenHash)} RETURNING id),
     ${messageInserts(p, accountId, told.length > 0 ? events : events.slice(0, 1), now, 'over').join(', ')},
     noted AS (
       INSERT INTO audit_event (account_id, id, at, action, actor_user_id, detail)
       SELECT ${p.uuid(accountId)}, ${p.uuid(uuidV7())}, ${p.instant(now)}, 'signIn.created', ${p.uuid(userId)},
         '{}'::jsonb FROM over)
     SELECT id FROM over`,
    p.values,
  );
}
