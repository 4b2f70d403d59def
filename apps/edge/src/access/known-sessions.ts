import { isOnBehalf, type UserType } from '@linework/domain';

/** So many sessions are remembered of which it is known whose they are. */
const mostKnown = 10_000;

/** Whose a session is. */
interface Owner {
  readonly userId: string;
  readonly accountId: string;
}

/** Customers by the hash of their session's token: whose one is never changes. Each part of the edge asks here. */
const owners = new Map<string, Owner>();

/** Customers' sessions that ended: a call with one is refused, and is no look on a customer's behalf, without reading it again. */
const ended = new Set<string>();

const keyOf = (tokenHash: Buffer): string => tokenHash.toString('base64url');

/** A session that begins, or is seen by this copy of the edge for the first time. */
interface SeenSession extends Owner {
  readonly tokenHash: Buffer;
  readonly userType: UserType;
}

/**
 * Tells whose a session is, so that nobody has to ask for it; told again it changes nothing. Those on a customer's behalf are
 * asked for each time.
 */
export function sessionBegan({ tokenHash, userType, userId, accountId }: SeenSession): void {
  const key = keyOf(tokenHash);
  if (isOnBehalf(userType) || owners.has(key)) return;
  if (owners.size >= mostKnown) owners.clear();
  owners.set(key, { userId, accountId });
}

/** That a session was looked for and is none any more: what still comes with its token is not its user's. */
export function sessionEnded(tokenHash: Buffer): void {
  const key = keyOf(tokenHash);
  if (!owners.delete(key)) return;
  if (ended.size >= mostKnown) ended.clear();
  ended.add(key);
}

/** Whether it is known that a session is, or was, a customer's own: none that anybody has on their behalf. */
export function isCustomersOwn(tokenHash: Buffer): boolean {
  const key = keyOf(tokenHash);
  return owners.has(key) || ended.has(key);
}

/** The account of a customer's session, which may have ended; nothing where this copy of the edge has not seen it. */
export const accountOfSession = (tokenHash: Buffer): string | undefined =>
  owners.get(keyOf(tokenHash))?.accountId;

/** The user of a customer's session, as `accountOfSession` tells its account. */
export const userOfSession = (tokenHash: Buffer): string | undefined => owners.get(keyOf(tokenHash))?.userId;

/** Whose questions they are: an account's, or one session's where it is on a customer's behalf. */
export const askerOf = (tokenHash: Buffer): string => accountOfSession(tokenHash) ?? keyOf(tokenHash);
