import { isOnBehalf } from '@linework/domain';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../database/database.ts';
import { parameters } from '../database/parameters.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { namesOf } from '../problems/request-reference.ts';
import { isCustomersOwn, sessionBegan } from './known-sessions.ts';
import { lookName } from './look-name.ts';
import type { Session } from './session.ts';

/**
 * Writes down what somebody on a customer's behalf asks for. Before it is answered: what could not be written is not shown.
 * @param now the real time
 */
export async function noteLook(
  database: Queryable,
  request: FastifyRequest,
  session: Pick<Session, 'id' | 'userId' | 'userType' | 'accountId'>,
  now: Date,
): Promise<void> {
  if (!isOnBehalf(session.userType)) return;
  const p = parameters();
  await database.query(
    `INSERT INTO on_behalf_look (id, at, session_id, user_id, user_type, account_id, what, correlator_id)
     VALUES (${p.uuid(uuidV7())}, ${p.instant(now)}, ${p.uuid(session.id)}, ${p.uuid(session.userId)},
       ${p.text(session.userType)}, ${p.uuid(session.accountId)}, ${p.text(lookName(request))},
       ${p.text(namesOf(request).correlatorId)})`,
    p.values,
  );
}

/**
 * Notes what is asked with the sessions of those on a customer's behalf. Of which session that is so is known to the copy
 * of the edge where it began, and asked once in each other: no customer's call waits for it again.
 */
export function lookNotes(read: (request: FastifyRequest) => Promise<Session | null>) {
  return async (database: Queryable, request: FastifyRequest, now: Date): Promise<void> => {
    const tokenHash = request.sessionTokenHash;
    if (!tokenHash || isCustomersOwn(tokenHash)) return;
    const session = await read(request);
    if (!session) return;
    if (isOnBehalf(session.userType)) return await noteLook(database, request, session, now);
    sessionBegan({ ...session, tokenHash });
  };
}
