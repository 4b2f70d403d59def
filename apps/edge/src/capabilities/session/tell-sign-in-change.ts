import type { PasskeyMessage, SecondStepMessage } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { messageInserts } from '../messages/index.ts';

type ChangeMessage = PasskeyMessage | SecondStepMessage;

/** Who changed how they sign in, and where. */
interface Changer {
  readonly userId: string;
  readonly accountId: string;
  /** `null` where there is none yet. */
  readonly sessionId: string | null;
}

/** Notes a change of how somebody signs in and has its owner told, in the transaction that makes it. */
export async function tellSignInChange(
  transaction: Queryable,
  message: ChangeMessage,
  { userId, accountId, sessionId }: Changer,
  now: Date,
): Promise<void> {
  const { kind } = message;
  const p = parameters();
  const told = messageInserts(
    p,
    accountId,
    [{ key: `${kind}/${uuidV7()}`, message, concerns: [userId] }],
    now,
    'noted',
  );
  await transaction.query(
    `WITH noted AS (
       INSERT INTO audit_event (account_id, id, at, action, actor_user_id, session_id, detail)
       VALUES (${p.uuid(accountId)}, ${p.uuid(uuidV7())}, ${p.instant(now)}, ${p.text(`signIn.${kind}`)},
         ${p.uuid(userId)}, ${p.uuid(sessionId)}, '{}'::jsonb) RETURNING id),
     ${told.join(', ')}
     SELECT id FROM noted`,
    p.values,
  );
}
