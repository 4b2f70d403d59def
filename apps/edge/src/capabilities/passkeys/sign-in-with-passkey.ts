import type { PasskeySignInRequest } from '@linework/contract';
import { challengeOf, hashToken, newToken } from '../../access/tokens.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import {
  type AttemptRule,
  countAttempt,
  forgetAttempts,
  giveBackAttempt,
} from '../../throttle/attempt-throttle.ts';
import {
  type Asker,
  type DeviceOwner,
  deviceOwnerColumns,
  type RememberedDevices,
  type SignedIn,
  writeCode,
} from '../session/index.ts';
import { takeChallenge } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import { answeredChallenge, type KeptPasskey, signedByPasskey } from './signed-by-passkey.ts';
import { userHandle } from './user-handle.ts';

/** A device answers rightly or not at all; an office shares one network. */
const freeTries = { passkey: 5, network: 50 } as const;

/** What is asked of one network: most who are asked for a passkey cancel, or have none. */
export const askedLimit = (network: string): AttemptRule => ({
  purpose: 'passkey/asked',
  subject: network,
  free: freeTries.network,
});

interface Outside {
  readonly database: Database;
  readonly devices: RememberedDevices;
}

interface Owner extends KeptPasskey, DeviceOwner {
  readonly passkey_id: string;
  readonly account_id: string;
}

/**
 * Signs in by what a passkey signed. It is something that its owner has, and they were recognized by it: no second step comes
 * after. Whatever is wrong is answered alike, so that nothing tells which passkeys there are.
 * @throws OutcomeProblem LW-AUT-052 where nobody is signed in by it, LW-AUT-040 after too many tries
 */
export async function signInWithPasskey(
  { database, devices }: Outside,
  { credential, code_verifier: verifier, remember_me: rememberMe }: PasskeySignInRequest,
  { address, deviceMarks, deviceKind }: Asker,
  party: RelyingParty,
  now: Date,
): Promise<Omit<SignedIn, 'awaitsSecondStep'>> {
  const ofPasskey: AttemptRule = {
    purpose: 'passkey/credential',
    subject: hashToken(credential.id).toString('base64url'),
    free: freeTries.passkey,
  };
  const ofNetwork: AttemptRule = { purpose: 'passkey/network', subject: address, free: freeTries.network };
  await countAttempt(database, [ofPasskey, ofNetwork], 'LW-AUT-040', now);
  const codeChallenge = challengeOf(verifier);
  const challenge = answeredChallenge(credential.response.clientDataJSON);
  const isAsked = challenge !== null && (await takeChallenge(database, challenge, { codeChallenge }, now));
  const owner = await findOwner(database, credential.id);
  const isTheirs = owner !== undefined && credential.response.userHandle === userHandle(owner.id);
  const signed = isAsked && isTheirs ? await signedByPasskey(credential, challenge, party, owner) : null;
  if (!owner || !signed) throw new OutcomeProblem('LW-AUT-052');
  const code = newToken();
  const isUnknownDevice = devices.find(deviceMarks, owner, now) === null;
  await database.transaction(async (transaction) => {
    await transaction.query('SELECT id FROM portal_user WHERE id = $1 FOR UPDATE', [owner.id]);
    const p = parameters();
    // Of two answers with one counter, or with a passkey that was removed meanwhile, one is refused.
    const used = await transaction.query(
      `WITH used AS (
         UPDATE passkey SET counter = ${p.bigint(signed.counter)}, is_backed_up = ${p.boolean(signed.isBackedUp)},
           last_used_at = ${p.instant(now)}
         WHERE id = ${p.uuid(owner.passkey_id)} AND counter = ${p.bigint(owner.counter)} RETURNING id),
       noted AS (
         INSERT INTO audit_event (account_id, id, at, action, actor_user_id, session_id, detail)
         SELECT ${p.uuid(owner.account_id)}, ${p.uuid(uuidV7())}, ${p.instant(now)}, 'signIn.passkeyUsed',
           ${p.uuid(owner.id)}, NULL, jsonb_build_object('passkey', used.id) FROM used)
       SELECT id FROM used`,
      p.values,
    );
    const written =
      used.length > 0 &&
      (await writeCode(
        transaction,
        {
          codeHash: hashToken(code),
          user: owner,
          codeChallenge,
          rememberMe,
          deviceKind,
          isUnknownDevice,
          isBothSteps: true,
        },
        now,
      ));
    if (!written) throw new OutcomeProblem('LW-AUT-052');
  });
  await forgetAttempts(database, ofPasskey);
  await giveBackAttempt(database, ofNetwork);
  await giveBackAttempt(database, askedLimit(address));
  return { code, deviceMarks: devices.remember(deviceMarks, owner, now) };
}

/** Whose passkey it is, and the account that they see first, as with a password. */
async function findOwner(database: Queryable, credentialId: string): Promise<Owner | undefined> {
  const [owner] = await database.query<Owner>(
    `SELECT k.id AS passkey_id, k.credential_id, k.public_key, k.counter, ${deviceOwnerColumns}, m.account_id
     FROM passkey k JOIN portal_user u ON u.id = k.user_id JOIN account_member m ON m.user_id = u.id
     WHERE k.credential_id = $1
     ORDER BY m.is_default DESC, m.account_id
     LIMIT 1`,
    [Buffer.from(credentialId, 'base64url')],
  );
  return owner;
}
