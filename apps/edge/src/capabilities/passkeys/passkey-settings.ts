import type { PasskeyAddRequest, PasskeySetUpAnswer, PasskeysAnswer } from '@linework/contract';
import {
  browserNames,
  type DeviceKind,
  mostPasskeys,
  nameAsKept,
  type PasskeyMessage,
  passkeyMinutes,
  passkeyNameProblem,
  systemNames,
} from '@linework/domain';
import { type Confirmed, holdConfirmed } from '../../access/reauthentication.ts';
import type { Session } from '../../access/session.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { tellSignInChange } from '../session/index.ts';
import { makeChallenge, takeChallenge } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import { answeredChallenge, newPasskey, passkeyAlgorithms } from './signed-by-passkey.ts';
import { userHandle } from './user-handle.ts';

interface NameRow {
  readonly name: string | null;
  readonly browser: string;
  readonly system: string;
}
interface Row extends NameRow {
  readonly id: string;
  readonly made_at: Date;
  readonly last_used_at: Date | null;
}

/** Somebody's passkeys, in the order in which they were made. */
export async function listPasskeys(
  database: Queryable,
  { userId }: Pick<Session, 'userId'>,
): Promise<PasskeysAnswer['passkeys']> {
  const rows = await database.query<Row>(
    'SELECT id, name, browser, system, made_at, last_used_at FROM passkey WHERE user_id = $1 ORDER BY made_at, id',
    [userId],
  );
  return rows.map((row) => ({
    id: row.id,
    ...namesOf(row),
    madeAt: row.made_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

const namesOf = ({ name, browser, system }: NameRow) => ({
  name,
  browser: browserNames.find((one) => one === browser) ?? ('other' as const),
  system: systemNames.find((one) => one === system) ?? ('other' as const),
});

/** What a browser is asked to make a passkey by. @throws OutcomeProblem LW-AUT-054 where as many as may be are there */
export async function setUpPasskey(
  database: Queryable,
  { id: sessionId, userId, username }: Session,
  { id, name }: RelyingParty,
  now: Date,
): Promise<PasskeySetUpAnswer> {
  const kept = await database.query<{ credential_id: Buffer; transports: string[] }>(
    'SELECT credential_id, transports FROM passkey WHERE user_id = $1',
    [userId],
  );
  if (kept.length >= mostPasskeys) throw new OutcomeProblem('LW-AUT-054');
  return {
    challenge: await makeChallenge(database, { sessionId }, now),
    rp: { id, name },
    user: { id: userHandle(userId), name: username, displayName: username },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: passkeyMinutes * 60_000,
    excludeCredentials: kept.map(({ credential_id, transports }) => ({
      type: 'public-key',
      id: credential_id.toString('base64url'),
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

interface Adding {
  readonly confirmed: Confirmed;
  readonly party: RelyingParty;
  readonly deviceKind: DeviceKind;
  readonly credential: PasskeyAddRequest['credential'];
}

/**
 * Keeps a passkey that a browser made, and has its owner told.
 * @throws OutcomeProblem LW-AUT-053 for one that is none, came late or is somebody's, LW-AUT-054 where there are as many as may be
 */
export async function addPasskey(
  database: Database,
  { confirmed, party, deviceKind: { browser, system }, credential }: Adding,
  now: Date,
): Promise<void> {
  const { session } = confirmed;
  const { userId, id: sessionId } = session;
  const challenge = answeredChallenge(credential.response.clientDataJSON);
  const isAsked = challenge !== null && (await takeChallenge(database, challenge, { sessionId }, now));
  const made = isAsked ? await newPasskey(credential, challenge, party) : null;
  if (!made) throw new OutcomeProblem('LW-AUT-053');
  await database.transaction(async (transaction) => {
    await holdConfirmed(transaction, confirmed);
    if ((await listPasskeys(transaction, session)).length >= mostPasskeys)
      throw new OutcomeProblem('LW-AUT-054');
    const p = parameters();
    const kept = await transaction.query(
      `INSERT INTO passkey
         (id, user_id, credential_id, public_key, counter, transports, is_backed_up, browser, system, made_at)
       VALUES (${p.uuid(uuidV7())}, ${p.uuid(userId)}, ${p.bytes(made.credentialId)}, ${p.bytes(made.publicKey)},
         ${p.bigint(made.counter)}, ${p.json(made.transports)}, ${p.boolean(made.isBackedUp)}, ${p.text(browser)},
         ${p.text(system)}, ${p.instant(now)})
       ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
      p.values,
    );
    if (kept.length === 0) throw new OutcomeProblem('LW-AUT-053');
    await tell(transaction, session, 'passkeyAdded', { name: null, browser, system }, now);
  });
}

/** Gives a passkey another name. @throws OutcomeProblem LW-SYS-060 for no name, LW-AUT-048 where the passkey is gone */
export async function renamePasskey(
  database: Queryable,
  { userId }: Session,
  passkeyId: string,
  typed: string,
): Promise<void> {
  if (passkeyNameProblem(typed) !== null) throw new OutcomeProblem('LW-SYS-060');
  const renamed = await database.query(
    'UPDATE passkey SET name = $3 WHERE id = $1 AND user_id = $2 RETURNING id',
    [passkeyId, userId, nameAsKept(typed)],
  );
  if (renamed.length === 0) throw new OutcomeProblem('LW-AUT-048');
}

/** Removes a passkey and ends sign-ins under way; one that is gone, or somebody else's, is answered as removed. */
export async function removePasskey(
  database: Database,
  confirmed: Confirmed,
  passkeyId: string,
  now: Date,
): Promise<void> {
  const { session } = confirmed;
  const { userId } = session;
  await database.transaction(async (transaction) => {
    await holdConfirmed(transaction, confirmed);
    const [removed] = await transaction.query<NameRow>(
      'DELETE FROM passkey WHERE id = $1 AND user_id = $2 RETURNING name, browser, system',
      [passkeyId, userId],
    );
    if (!removed) return;
    await transaction.query('DELETE FROM authorization_code WHERE user_id = $1', [userId]);
    await tell(transaction, session, 'passkeyRemoved', removed, now);
  });
}

async function tell(
  transaction: Queryable,
  { userId, username, accountId, id: sessionId }: Session,
  kind: PasskeyMessage['kind'],
  passkey: NameRow,
  now: Date,
): Promise<void> {
  const message = { kind, username, ...namesOf(passkey), changedAt: now.toISOString() };
  await tellSignInChange(transaction, message, { userId, accountId, sessionId }, now);
}
