import { isOnBehalf, type UserType } from '@linework/domain';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../database/database.ts';
import { parameters } from '../database/parameters.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { namesOf } from '../problems/request-reference.ts';
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

/** So many sessions are remembered of which it is known whose they are. */
const mostKnown = 10_000;

/** The sessions of customers, by the hash of their token: whose one is never changes. Each part of the edge asks here. */
const customers = new Set<string>();

const keyOf = (tokenHash: Buffer): string => tokenHash.toString('base64url');

/** Tells whose a session is that begins here, so that nobody has to ask for it. */
export function sessionBegan(session: { readonly tokenHash: Buffer; readonly userType: UserType }): void {
  if (isOnBehalf(session.userType)) return;
  if (customers.size >= mostKnown) customers.clear();
  customers.add(keyOf(session.tokenHash));
}

/**
 * Notes what is asked with the sessions of those on a customer's behalf. Of which session that is so is known to the copy
 * of the edge where it began, and asked once in each other: no customer's call waits for it again.
 */
export function lookNotes(read: (request: FastifyRequest) => Promise<Session | null>) {
  return async (database: Queryable, request: FastifyRequest, now: Date): Promise<void> => {
    const tokenHash = request.sessionTokenHash;
    if (!tokenHash || customers.has(keyOf(tokenHash))) return;
    const session = await read(request);
    if (!session) return;
    if (isOnBehalf(session.userType)) return await noteLook(database, request, session, now);
    sessionBegan({ tokenHash, userType: session.userType });
  };
}
